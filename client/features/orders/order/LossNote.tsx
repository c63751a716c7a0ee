import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import type { FulfillmentStateFragment } from '../../../entities/fulfillment/FulfillmentState.generated';
import { formatDate } from '../../../shared/i18n/formatDate';
import { ON_SCREEN_ONLY } from '../../../shared/theme/paper';

/** Tells both sides of lost books until when they can be found. */
export function LossNote({ fulfillment: { findableUntil } }: { fulfillment: FulfillmentStateFragment }) {
  if (!findableUntil) return null;
  const date = formatDate(findableUntil);
  return (
    <Text textStyle="sm" color="fg.muted" mb="4" {...ON_SCREEN_ONLY}>
      <Trans>
        If the books come back by {date}, the seller can report them as found. What was kept for them is then
        to be paid back.
      </Trans>
    </Text>
  );
}
