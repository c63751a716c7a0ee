import { Alert } from '@chakra-ui/react/alert';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { Money } from '../../entities/money/Money';
import { LongText } from '../../shared/ui/LongText';
import type { PendingPayoutFragment } from './PendingPayouts.generated';

type Props = { payout: PendingPayoutFragment };

/** Shows staff what the payout service does with a payout: it has it, waits for money, or charged a fee. */
export function WithProvider({ payout }: Props) {
  const { status, awaitsBalance, fee, providerNote } = payout;
  if (status !== 'SENT') return fee && Number(fee.amount) > 0 ? <Fee fee={fee} /> : null;
  return (
    <Alert.Root status={awaitsBalance ? 'warning' : 'info'} mb="3">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Description>
          {awaitsBalance ? (
            <Trans>
              The payout service waits until there is enough money in your account there. Do not pay it by
              hand.
            </Trans>
          ) : (
            <Trans>The payout service has this payout. Do not pay it by hand.</Trans>
          )}
          {providerNote && <LongText>{providerNote}</LongText>}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

function Fee({ fee }: { fee: NonNullable<PendingPayoutFragment['fee']> }) {
  return (
    <Text color="fg.muted" textStyle="sm" mb="2">
      <Trans>
        Fee of the payout service: <Money value={fee} />
      </Trans>
    </Text>
  );
}
