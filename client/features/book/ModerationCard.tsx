import { useApolloClient } from '@apollo/client/react';
import { Flex } from '@chakra-ui/react/flex';
import { Text } from '@chakra-ui/react/text';
import { Trans, useLingui } from '@lingui/react/macro';
import { RemovalButton, SuspendButton } from '../../entities/moderation/ModerationButtons';
import { readAgain } from '../../shared/paging/readAgain';
import { Card } from '../../shared/ui/Card';
import type { BookDetailFragment } from './facts/Book.generated';

/** Lets moderators remove or restore a listing. Staff who moderate accounts can also suspend the seller. */
export default function ModerationCard({ book }: { book: BookDetailFragment }) {
  const { t } = useLingui();
  const client = useApolloClient();
  const reload = () => void readAgain(client);
  return (
    <Card aria-label={t`Moderation`} mt="6">
      <Text mb="4" color="fg.muted">
        <Trans>As a moderator you can:</Trans>
      </Text>
      <Flex gap="3" wrap="wrap">
        <RemovalButton book={book} onDone={reload} />
        <SuspendButton user={book.seller} onDone={reload} />
      </Flex>
    </Card>
  );
}
