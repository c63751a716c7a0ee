import { formatMoney } from '../../domain/money/format.js';
import { overdueSince } from '../../domain/orders/deadlines.js';
import { PAYMENT_LIFECYCLE } from '../../domain/payments/payment.js';
import { PaymentEntity } from '../../persistence/entities/payments.js';
import { newId } from '../../persistence/ids.js';
import { isAccountClosed } from '../../persistence/queries/accounts/accounts.js';
import { lockedOrder } from '../../persistence/queries/orders/orders.js';
import type { Transaction } from '../../persistence/transaction.js';
import { openPaymentIn, unmarkedIn } from '../orders/storedMoney.js';
import { assumePayments } from '../payments/assumePayments.js';
import { unmarkedPayments, type UnmarkedPayment } from '../payments/unmarkedPayments.js';
import { recordAll, type RecordingScope } from '../record.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Ports } from '../scope.js';
import { insertComplaint, takeNumber } from './insertComplaint.js';

type ComplainingPorts = Acting & RecordingScope & Pick<Ports, 'database' | 'deadlineDays' | 'operator'>;

/** Ends all direct payments whose deadline has passed: most count as received, and refunds that are missing become complaints. */
export async function endDirectPayments(ports: ComplainingPorts): Promise<void> {
  await assumePayments(ports);
  await complainOfRefunds(ports);
}

/**
 * Makes a complaint in the buyer's name of each direct refund that the buyer reported missing and that the seller did not pay before
 * the deadline. The refund stays open, and the complaint has a number and deadlines for staff.
 */
async function complainOfRefunds(ports: ComplainingPorts): Promise<void> {
  await requireAbility(ports, 'orders:expire');
  const before = overdueSince('UNMARKED', ports.clock.now(), ports.deadlineDays);
  for await (const payments of unmarkedPayments(ports.database, before))
    for (const payment of payments.filter(({ end }) => end === 'COMPLAINT'))
      await ports.database.transaction((tx) => complainOf(ports, tx, { ...payment, before }));
}

async function complainOf(
  ports: ComplainingPorts,
  tx: Transaction,
  { orderId, fulfillmentId, buyerId, sellerId, before }: UnmarkedPayment & { before: Date },
): Promise<void> {
  const order = await lockedOrder(tx, orderId);
  const fulfillment = order?.fulfillments.find((each) => each.id === fulfillmentId);
  const unmarked = order && fulfillment ? unmarkedIn(order, fulfillment) : null;
  // The buyer or the seller acted in the meantime.
  if (!fulfillment || unmarked?.end !== 'COMPLAINT' || unmarked.since >= before) return;
  // The owner of a closed account could not read an answer.
  if (await isAccountClosed(tx, buyerId)) return;
  const { amount } = openPaymentIn(fulfillment);
  const now = ports.clock.now();
  const paymentId = newId('payment');
  const failed = { kind: 'REFUND', status: PAYMENT_LIFECYCLE.complainOfRefund.to } as const;
  const money = { amount: amount.amount, currency: amount.currencyCode };
  const times = { createdAt: now, settledAt: now, assumedAt: now };
  await tx.insert(PaymentEntity, { id: paymentId, fulfillmentId, ...failed, ...money, ...times });
  const number = await takeNumber(ports, tx);
  const complaint = { kind: 'PAYMENT', complainantId: buyerId, orderId, sellerId } as const;
  const text = `The seller has not paid ${formatMoney(amount)} back, which was reported missing. Panna opened this complaint.`;
  const { event } = await insertComplaint(ports, tx, { ...number, ...complaint, text });
  const step = { orderId, fulfillmentId, paymentId, buyerId, sellerId, actorId: null } as const;
  await recordAll(ports, tx, [{ type: 'PaymentStepTaken', ...step, ...failed }, event]);
}
