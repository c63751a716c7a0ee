import { money } from '../../domain/money/money.js';
import { directPaymentProblem } from '../../domain/payments/onlinePayment.js';
import type { StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import type { DayPorts, Ports } from '../scope.js';
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

/** True if the sellers can be paid directly instead of by the order's online payment. */
export function canBePaidDirectly(
  { onlinePayment: payment }: Pick<StoredOrder, 'onlinePayment'>,
  { clock, payments }: Pick<DayPorts, 'clock'> & Pick<Ports, 'payments'>,
): boolean {
  const facts = { payment, offer: payments?.offer ?? 'NONE', now: clock.now() } as const;
  return directPaymentProblem(facts) === null;
}
