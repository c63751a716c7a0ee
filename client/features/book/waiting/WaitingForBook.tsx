import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Stack } from '@chakra-ui/react/stack';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { WaitingNote } from '../../../entities/rental/WaitingNote';
import { onDemand } from '../../../shared/ui/onDemand';
import type { BookDetailFragment } from '../facts/Book.generated';

const WaitDialog = onDemand(() => import('./WaitDialog'));

/** Lets a reader join the waiting list, or shows the state of their entry. */
export function WaitingForBook({ book }: { book: BookDetailFragment }) {
  const { viewerWaiting: entry, viewerCanWait } = book;
  // A reader whose turn passed without a rental can join again, at the end of the list.
  const canJoin = viewerCanWait && (!entry || (entry.turnEndsAt !== null && !entry.isFree));
  if (!entry && !canJoin) return null;
  return (
    <Stack gap="3" mt="5">
      {entry && <WaitingNote bookId={book.id} entry={entry} />}
      {canJoin && <JoinButton book={book} />}
    </Stack>
  );
}

function JoinButton({ book: { id, status, price } }: { book: BookDetailFragment }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Box>
      <Button
        size="lg"
        variant="outline"
        width={{ base: 'full', sm: 'auto' }}
        onClick={() => setIsOpen(true)}
      >
        {status === 'AVAILABLE' ? (
          <Trans>Notify me about other dates</Trans>
        ) : (
          <Trans>Notify me when it is available</Trans>
        )}
      </Button>
      {isOpen && price.lease && (
        <WaitDialog bookId={id} lease={price.lease} onClose={() => setIsOpen(false)} />
      )}
    </Box>
  );
}
