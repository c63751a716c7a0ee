import { Box } from '@chakra-ui/react/box';
import { Button } from '@chakra-ui/react/button';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { WaitingNote } from '../../../entities/rental/WaitingNote';
import { onDemand } from '../../../shared/ui/onDemand';
import type { BookDetailFragment } from '../facts/Book.generated';

const WaitDialog = onDemand(() => import('./WaitDialog'));

/** For who would rent a book that is with somebody else: to be told when it is free, or how it stands with that. */
export function WaitingForBook({ book }: { book: BookDetailFragment }) {
  const { viewerWaiting: entry, status, viewerIsSeller } = book;
  const { lease } = book.price;
  const canJoin = status === 'RENTED' && lease !== null && !viewerIsSeller;
  if (!entry && !canJoin) return null;
  return (
    <Box mt="5">
      {entry && <WaitingNote bookId={book.id} entry={entry} />}
      {!entry && lease && <JoinButton bookId={book.id} lease={lease} />}
    </Box>
  );
}

function JoinButton({
  bookId,
  lease,
}: {
  bookId: string;
  lease: NonNullable<BookDetailFragment['price']['lease']>;
}) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button
        size="lg"
        variant="outline"
        width={{ base: 'full', sm: 'auto' }}
        onClick={() => setIsOpen(true)}
      >
        <Trans>Tell me when it is free</Trans>
      </Button>
      {isOpen && <WaitDialog bookId={bookId} lease={lease} onClose={() => setIsOpen(false)} />}
    </>
  );
}
