import { Alert } from '@chakra-ui/react/alert';
import { Trans } from '@lingui/react/macro';
import { usePayoutDeliveryQuery } from './Payout.generated';

/** Warns that a simulator makes the payouts. Renders nothing if they are real. */
export function SimulatedPayouts() {
  const { data } = usePayoutDeliveryQuery();
  if (data?.payoutDelivery !== 'SIMULATED') return null;
  return (
    <Alert.Root status="warning" mb="4" maxW="prose">
      <Alert.Indicator />
      <Alert.Description>
        <Trans>A simulator makes the payouts. No money moves.</Trans>
      </Alert.Description>
    </Alert.Root>
  );
}
