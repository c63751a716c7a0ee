import { Trans } from '@lingui/react/macro';
import { Money } from '../../../entities/money/Money';
import { AmountList, Entry } from '../../../entities/order/Totals';
import type { OrderFragment } from './Order.generated';

type Props = { order: Pick<OrderFragment, 'refundedAmount' | 'netAmount'> };

/** What went back of an order, and what it comes to since; nothing while nothing went back. */
export function Refunds({ order: { refundedAmount, netAmount } }: Props) {
  if (Number(refundedAmount.amount) === 0) return null;
  return (
    <AmountList mt="4">
      <Entry label={<Trans>Refunded</Trans>}>
        −<Money value={refundedAmount} />
      </Entry>
      <Entry sum label={<Trans>Net total</Trans>}>
        <Money value={netAmount} />
      </Entry>
    </AmountList>
  );
}
