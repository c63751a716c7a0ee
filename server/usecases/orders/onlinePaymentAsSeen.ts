import { money } from '../../domain/money/money.js';
import type { StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import type { DayPorts } from '../scope.js';
import type { OnlinePayment } from './payment.js';

/** Returns the online payment of an order; null if there is none. Only the buyer sees the page to pay on. */
export function onlinePaymentAsSeen(
  { onlinePayment, currency }: Pick<StoredOrder, 'onlinePayment' | 'currency'>,
  isBuyer: boolean,
  { clock }: Pick<DayPorts, 'clock'>,
): OnlinePayment | null {
  if (!onlinePayment) return null;
  const { provider, status, amount, pageUrl, expiresAt } = onlinePayment;
  const canPay = isBuyer && status === 'AWAITING' && clock.now() < expiresAt;
  return {
    status,
    amount: money(amount, currency),
    redirectUrl: canPay ? pageUrl : null,
    expiresAt,
    isSimulated: provider === 'simulator',
  };
}
