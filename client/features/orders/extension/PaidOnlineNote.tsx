import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';

/** Tells the buyer that they pay online in the next step, and that the book is kept for them meanwhile. */
export function PaidOnlineNote() {
  return (
    <Text textStyle="sm" color="fg.muted">
      <Trans>You pay online in the next step. The book is kept for you while you pay.</Trans>
    </Text>
  );
}
