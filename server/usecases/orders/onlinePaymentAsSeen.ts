import { money } from '../../domain/money/money.js';
import type { StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import type { DayPorts } from '../scope.js';
import { paymentAsSeen, type OnlinePayment } from './online/paymentAsSeen.js';

/** Returns the online payment of an order; null if there is none. Only the buyer sees the payment page. */
export function onlinePaymentAsSeen(
  { onlinePayment, currency }: Pick<StoredOrder, 'onlinePayment' | 'currency'>,
  isBuyer: boolean,
  time: Pick<DayPorts, 'clock'>,
): OnlinePayment | null {
  if (!onlinePayment) return null;
  const { amount, blockable } = onlinePayment;
  const amounts = {
    amount: money(amount, currency),
    blockable: blockable === null ? null : money(blockable, currency),
  };
  return paymentAsSeen({ ...onlinePayment, ...amounts }, isBuyer, time);
}
