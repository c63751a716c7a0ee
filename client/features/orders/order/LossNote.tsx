import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import type { FulfillmentStateFragment } from '../../../entities/fulfillment/FulfillmentState.generated';
import { Money } from '../../../entities/money/Money';
import { formatDate } from '../../../shared/i18n/formatDate';
import { ON_SCREEN_ONLY } from '../../../shared/theme/paper';

type Props = { fulfillment: FulfillmentStateFragment };

/** Shows the last day on which the seller can report lost books as found, and the amount that the buyer then gets back. */
export default function LossNote({ fulfillment: { findableUntil, moneyBack } }: Props) {
  if (!findableUntil) return null;
  const date = formatDate(findableUntil);
  return (
    <Text textStyle="sm" color="fg.muted" mb="4" {...ON_SCREEN_ONLY}>
      <Trans>If the books come back by {date}, the seller can report them as found.</Trans>{' '}
      {moneyBack && Number(moneyBack.paidBack.amount) > 0 && (
        <Trans>
          Then <Money value={moneyBack.paidBack} /> has to be paid back to the buyer.
        </Trans>
      )}
    </Text>
  );
}
