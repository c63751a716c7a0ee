import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { Money } from './Money';
import type { MoneyPartsFragment } from './MoneyParts.generated';

/** Shows the deposit of a line, if it has one. */
export function DepositNote({ deposit }: { deposit: MoneyPartsFragment }) {
  if (Number(deposit.amount) === 0) return null;
  return (
    <Text color="fg.muted" textStyle="xs">
      <Trans>
        Deposit: <Money value={deposit} />
      </Trans>
    </Text>
  );
}
