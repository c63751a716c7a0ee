import { Trans } from '@lingui/react/macro';
import { Money } from '../../../entities/money/Money';
import { AmountList, Entry } from '../../../entities/order/Totals';
import type { OrderFragment } from './Order.generated';

type Props = { order: Pick<OrderFragment, 'totalWithDelivery' | 'refundedAmount' | 'netAmount'> };

/** Shows the net amount if it differs from the total, for example after a refund, an extension or a late fee. */
export function NetTotal({ order: { totalWithDelivery, refundedAmount, netAmount } }: Props) {
  if (netAmount.amount === totalWithDelivery.amount) return null;
  return (
    <AmountList mt="4">
      {Number(refundedAmount.amount) > 0 && (
        <Entry label={<Trans>Cancelled or refunded</Trans>}>
          −<Money value={refundedAmount} />
        </Entry>
      )}
      <Entry sum label={<Trans>Net total</Trans>}>
        <Money value={netAmount} />
      </Entry>
    </AmountList>
  );
}
