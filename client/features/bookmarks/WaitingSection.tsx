import { Heading } from '@chakra-ui/react/heading';
import { Stack } from '@chakra-ui/react/stack';
import { Trans } from '@lingui/react/macro';
import { useRef } from 'react';
import { WaitingNote } from '../../entities/rental/WaitingNote';
import { paths } from '../../shared/navigation/paths';
import { TextLink } from '../../shared/navigation/TextLink';
import { Card } from '../../shared/ui/Card';
import { useWaitingListChangedSubscription, useWaitingListQuery } from './WaitingList.generated';

/** Shows the current waiting-list entries. Renders nothing if there are none. */
export function WaitingSection() {
  const { data, refetch } = useWaitingListQuery({ fetchPolicy: 'cache-and-network' });
  const isUnderWay = useRef(false);
  useWaitingListChangedSubscription({
    ignoreResults: true,
    onData: () => {
      // Ignores the first event, which repeats the data that were just loaded.
      if (isUnderWay.current) void refetch();
      isUnderWay.current = true;
    },
  });
  const waiting = data?.waitingList.nodes.filter(({ book }) => book) ?? [];
  if (waiting.length === 0) return null;
  return (
    <Stack as="section" gap="4" mt="10" aria-labelledby="waiting-list">
      <Heading as="h2" id="waiting-list" textStyle="xl">
        <Trans>Waiting list</Trans>
      </Heading>
      {waiting.map(({ book, ...entry }) => (
        <Card key={entry.id}>
          <TextLink to={paths.book(book.id)} display="block" mb="2">
            {book.title}
          </TextLink>
          <WaitingNote bookId={book.id} entry={entry} />
        </Card>
      ))}
    </Stack>
  );
}
