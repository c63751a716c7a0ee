import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import type { SettlementFragment } from '../../../entities/fulfillment/Settlement.generated';
import { Money } from '../../../entities/money/Money';
import type { OrderFragment } from './Order.generated';

type Props = { settlement: SettlementFragment; items: OrderFragment['fulfillments'][number]['items'] };

/**
 * Shows the late fee if the books were returned today, and the deposit that remains. For an unpaid deposit, shows only that the fee
 * has to be paid. Renders nothing if no rental is late.
 */
export default function LateFee({ settlement: { lateFee, depositLeft }, items }: Props) {
  if (Number(lateFee.amount) === 0) return null;
  const isUnpaid = items.some(({ depositSecurity }) => depositSecurity === 'TO_PAY');
  return (
    <Text textStyle="sm" color="fg.error" mb="5">
      {isUnpaid ? (
        <Trans>
          Late fee so far: <Money value={lateFee} />. The deposit has not been paid, so the buyer has to pay
          the fee.
        </Trans>
      ) : (
        <Trans>
          Late fee so far: <Money value={lateFee} />, taken from the deposit. Remaining deposit:{' '}
          <Money value={depositLeft} />
        </Trans>
      )}
    </Text>
  );
}
