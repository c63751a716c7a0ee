import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import type { SettlementFragment } from '../../../entities/fulfillment/Settlement.generated';
import { Money } from '../../../entities/money/Money';

/**
 * Shows the late fee that would be due if the books were returned today, and the deposit that would remain. Renders nothing if
 * no rental is late.
 */
export default function LateFee({ settlement }: { settlement: SettlementFragment }) {
  if (Number(settlement.lateFee.amount) === 0) return null;
  return (
    <Text textStyle="sm" color="fg.error" mb="5">
      <Trans>
        Late fee so far: <Money value={settlement.lateFee} />, taken from the deposit. Remaining deposit:{' '}
        <Money value={settlement.depositLeft} />
      </Trans>
    </Text>
  );
}
