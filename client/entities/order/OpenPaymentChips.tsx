import { useLingui } from '@lingui/react/macro';
import type { PaymentState } from '../../shared/contract/schema.generated';
import { StatusChip, type Tone } from '../../shared/ui/StatusChip';
import { PAYMENT_TITLES } from './paymentTitles';

const TONES: Record<PaymentState, Tone> = {
  TO_PAY: 'warning',
  SENT: 'info',
  SETTLED: 'default',
  TO_REFUND: 'warning',
  REFUND_SENT: 'info',
};

type Props = {
  fulfillments: readonly { openPayment: { state: PaymentState; isOnline: boolean } | null }[];
};

/** Shows each state in which a direct payment of these fulfillments is open. Renders nothing if none is. */
export function OpenPaymentChips({ fulfillments }: Props) {
  const { t } = useLingui();
  const open = fulfillments.flatMap(({ openPayment }) =>
    openPayment && !openPayment.isOnline && openPayment.state !== 'SETTLED' ? [openPayment.state] : [],
  );
  return [...new Set(open)].map((state) => (
    <StatusChip key={state} tone={TONES[state]}>
      {t(PAYMENT_TITLES[state])}
    </StatusChip>
  ));
}
