import { Alert } from '@chakra-ui/react/alert';
import { Trans } from '@lingui/react/macro';
import { formatTime } from '../../../shared/i18n/formatTime';
import type { Payment } from './paidOrder';

/** Tells viewers other than the buyer that an order is not paid, or was cancelled before it was paid. */
export function UnpaidNote({ payment: { status, expiresAt } }: { payment: Payment }) {
  if (status === 'PAID') return null;
  return (
    <Alert.Root status="info" mb="6">
      <Alert.Indicator />
      <Alert.Title fontWeight="medium">
        <Note status={status} time={formatTime(expiresAt)} />
      </Alert.Title>
    </Alert.Root>
  );
}

function Note({ status, time }: { status: Payment['status']; time: string }) {
  if (status === 'EXPIRED') return <Trans>The order was cancelled because it was not paid in time.</Trans>;
  if (status === 'CANCELLED') return <Trans>The buyer cancelled the order before paying.</Trans>;
  return (
    <Trans>
      The buyer has until {time} to pay online. The order can be confirmed when the payment has arrived.
    </Trans>
  );
}
