import { overdueSince } from '../../domain/orders/deadlines.js';
import { PAYMENT_LIFECYCLE } from '../../domain/payments/payment.js';
import { PaymentEntity } from '../../persistence/entities/payments.js';
import { lockedOrder } from '../../persistence/queries/orders/orders.js';
import {
  unansweredPayments,
  type UnansweredPayment,
} from '../../persistence/queries/payments/unansweredPayments.js';
import type { Transaction } from '../../persistence/transaction.js';
import { record, type RecordingScope } from '../record.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Scope } from '../scope.js';

type AssumingPorts = Acting & RecordingScope & Pick<Scope, 'database' | 'deadlineDays'>;

/** Marks payments as received if they were marked as paid and their recipients did not respond before the deadline. */
export async function assumePayments(ports: AssumingPorts): Promise<void> {
  await requireAbility(ports, 'orders:expire');
  const before = overdueSince('PAYMENT', ports.clock.now(), ports.deadlineDays);
  for (const payment of await unansweredPayments(ports.database, before))
    await ports.database.transaction((tx) => assume(ports, tx, payment));
}

async function assume(
  ports: AssumingPorts,
  tx: Transaction,
  { id, orderId, fulfillmentId, kind }: UnansweredPayment,
): Promise<void> {
  const order = await lockedOrder(tx, orderId);
  const fulfillment = order?.fulfillments.find((each) => each.id === fulfillmentId);
  // The recipient answered in the meantime.
  if (fulfillment?.payments.find((each) => each.id === id)?.status !== 'PENDING' || !order) return;
  const { to: status } = PAYMENT_LIFECYCLE.assumePayment;
  await tx.update(PaymentEntity, { id }, { status, settledAt: ports.clock.now() });
  const { buyerId } = order;
  const ids = { orderId, fulfillmentId, paymentId: id, buyerId, sellerId: fulfillment.sellerId };
  await record(ports, tx, { type: 'PaymentStepTaken', ...ids, actorId: null, kind, status });
}
