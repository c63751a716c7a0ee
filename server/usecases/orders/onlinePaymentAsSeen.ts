import { money, type Money } from '../../domain/money/money.js';
import type { StoredOnlinePayment, StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import type { DayPorts } from '../scope.js';
import type { OnlinePayment } from './payment.js';

/** Returns the online payment of an order; null if there is none. Only the buyer sees the page to pay on. */
export function onlinePaymentAsSeen(
  { onlinePayment, currency }: Pick<StoredOrder, 'onlinePayment' | 'currency'>,
  isBuyer: boolean,
  time: Pick<DayPorts, 'clock'>,
): OnlinePayment | null {
  if (!onlinePayment) return null;
  return paymentAsSeen({ ...onlinePayment, amount: money(onlinePayment.amount, currency) }, isBuyer, time);
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
