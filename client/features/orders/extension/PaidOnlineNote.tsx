import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';

/** Tells the buyer that the next step is an online payment, and that the book is kept for them until then. */
export function PaidOnlineNote() {
  return (
    <Text textStyle="sm" color="fg.muted">
      <Trans>You pay online in the next step. The book is kept for you while you pay.</Trans>
    </Text>
  );
}
