import { newId, type Payment, type Refund } from './books.js';
import { isOpen } from './disputes.js';
import { refundChargeOf } from './fees.js';
import { Refused } from './refused.js';
import type { Simulator } from './simulator.js';

const DAY_SECONDS = 86_400;

/** Smallest refund, in paise. */
const SMALLEST = 100;

/**
 * Refunds a payment. A repeated request with the same key returns the first refund. Throws Refused if the key is too short or
 * was used for another request, if the payment cannot be refunded by this amount, or if the balance does not suffice.
 */
export function makeRefund(simulator: Simulator, payment: Payment, amount: number, key: string): Refund {
  if (!/^[\w-]{10,}$/.test(key)) throw new Refused('The idempotency key must be at least 10 characters long');
  const request = `${payment.id} ${amount}`;
  const earlier = simulator.books.refundsByKey.get(key);
  if (earlier && earlier.request !== request)
    throw new Refused('Different request with the same idempotency key has already been processed.');
  if (earlier) return earlier.refund;
  requireRefundable(simulator, payment, amount);
  const refund = enter(simulator, payment, amount);
  simulator.books.refundsByKey.set(key, { request, refund });
  return refund;
}

function requireRefundable({ books, faults, fees, now }: Simulator, payment: Payment, amount: number): void {
  if (payment.status === 'refunded') throw new Refused('The payment has been fully refunded already');
  if (payment.status !== 'captured')
    throw new Refused('The payment status should be captured for action to be taken');
  if ([...books.disputes.values()].some((dispute) => dispute.payment_id === payment.id && isOpen(dispute)))
    throw new Refused('The payment is under dispute, so it cannot be refunded');
  if (now - payment.created_at > faults.refundWindowDays * DAY_SECONDS)
    throw new Refused('The payment is more than six months old and cannot be refunded');
  if (amount < SMALLEST) throw new Refused('The amount must be at least INR 1.00');
  if (amount > payment.amount - payment.amount_refunded)
    throw new Refused('The refund amount provided is greater than amount captured');
  if (amount + refundChargeOf(fees).fee > books.balance)
    throw new Refused('Your account does not have enough balance to carry out the refund operation.');
}

function enter(simulator: Simulator, payment: Payment, amount: number): Refund {
  const refund: Refund = {
    id: newId('rfnd'),
    entity: 'refund',
    payment_id: payment.id,
    status: 'pending',
    amount,
    currency: payment.currency,
    ...refundChargeOf(simulator.fees),
    created_at: simulator.now,
  };
  simulator.books.refunds.set(refund.id, refund);
  simulator.books.balance -= amount + refund.fee;
  payment.amount_refunded += amount;
  if (payment.amount_refunded === payment.amount) payment.status = 'refunded';
  simulator.announce('refund.created', { refund, payment });
  if (simulator.faults.refunds !== 'pending') simulator.endRefund(refund.id, simulator.faults.refunds);
  return refund;
}
