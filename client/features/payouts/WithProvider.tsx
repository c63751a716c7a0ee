import { Alert } from '@chakra-ui/react/alert';
import { Text } from '@chakra-ui/react/text';
import { Trans } from '@lingui/react/macro';
import { Money } from '../../entities/money/Money';
import { LongText } from '../../shared/ui/LongText';
import type { PendingPayoutFragment } from './PendingPayouts.generated';

type Props = { payout: PendingPayoutFragment };

/**
 * Shows staff the state of a payout at the payout service: accepted, waiting for money, or stranded. Once it has
 * ended, shows its fee.
 */
export function WithProvider({ payout }: Props) {
  const { status, awaitsBalance, isStranded, fee, providerNote } = payout;
  if (status !== 'SENT') return fee && Number(fee.amount) > 0 ? <Fee fee={fee} /> : null;
  if (isStranded) return <Stranded />;
  return (
    <Alert.Root status={awaitsBalance ? 'warning' : 'info'} mb="3">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Description>
          {awaitsBalance ? (
            <Trans>
              The payout service is waiting for enough money in your account there. Do not make this payout
              yourself.
            </Trans>
          ) : (
            <Trans>The payout service is handling this payout. Do not pay it yourself.</Trans>
          )}
          {providerNote && <LongText>{providerNote}</LongText>}
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Explains that the outcome of a stranded payout is not reported, and what staff can do. */
function Stranded() {
  return (
    <Alert.Root status="warning" mb="3">
      <Alert.Indicator />
      <Alert.Description>
        <Trans>
          This payout was sent through a payout service that is no longer set up, so its outcome is not
          reported. Set the service up again, or check your account there and your bank, and record the
          outcome here. Do not pay it a second time.
        </Trans>
      </Alert.Description>
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
