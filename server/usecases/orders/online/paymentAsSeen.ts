import type { Money } from '../../../domain/money/money.js';
import type { OnlinePaymentStatus } from '../../../domain/payments/onlinePayment.js';
import type { StoredOnlinePayment } from '../../../persistence/queries/orders/storedOrder.js';
import type { DayPorts } from '../../scope.js';

/** The online payment of an order, or of a rental in it. */
export interface OnlinePayment {
  status: OnlinePaymentStatus;
  amount: Money;
  /** The page on which the viewer pays; null if they cannot pay now. */
  redirectUrl: string | null;
  expiresAt: Date;
  isSimulated: boolean;
}

/** Returns an online payment. Only the buyer sees the page to pay on, until the time to pay is over. */
export function paymentAsSeen(
  { provider, status, amount, pageUrl, expiresAt }: Omit<StoredOnlinePayment, 'amount'> & { amount: Money },
  isBuyer: boolean,
  { clock }: Pick<DayPorts, 'clock'>,
): OnlinePayment {
  const canPay = isBuyer && status === 'AWAITING' && clock.now() < expiresAt;
  return {
    status,
    amount,
    redirectUrl: canPay ? pageUrl : null,
    expiresAt,
    isSimulated: provider === 'simulator',
  };
}
