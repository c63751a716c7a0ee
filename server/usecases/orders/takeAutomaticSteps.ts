import {
  AUTOMATIC_STEPS,
  overdueSince,
  WAITING_STATUSES,
  type WaitingStatus,
} from '../../domain/orders/deadlines.js';
import { transitionOf } from '../../domain/orders/orderStatus.js';
import {
  lockedOrder,
  overdueFulfillments,
  type OverdueFulfillment,
} from '../../persistence/queries/orders/orders.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { RecordingScope } from '../record.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { factsOf } from './orderAsSeen.js';
import { recordStep } from './recordStep.js';

export type AutomaticPorts = Acting & RecordingScope & Pick<Scope, 'database' | 'deadlineDays'>;

/** Number of fulfillments that are read at once. */
const FULFILLMENTS_AT_ONCE = 100;

/**
 * Takes the automatic step of every fulfillment for which nobody acted before its deadline
 * (domain/orders/deadlines.ts): cancels fulfillments that were not confirmed or sent, and marks sent ones as delivered.
 * Each step has its own transaction, so that locks are held only briefly.
 */
export async function takeAutomaticSteps(ports: AutomaticPorts): Promise<void> {
  await requireAbility(ports, 'orders:expire');
  for (const status of WAITING_STATUSES) await takeStepsFrom(ports, status);
}

async function takeStepsFrom(ports: AutomaticPorts, status: WaitingStatus): Promise<void> {
  const before = overdueSince(status, ports.clock.now(), ports.deadlineDays);
  for (;;) {
    const overdue = await overdueFulfillments(ports.database, status, before, FULFILLMENTS_AT_ONCE);
    for (const fulfillment of overdue)
      await ports.database.transaction((tx) => takeStep(ports, tx, status, fulfillment));
    if (overdue.length < FULFILLMENTS_AT_ONCE) return;
  }
}

async function takeStep(
  ports: AutomaticPorts,
  tx: Transaction,
  status: WaitingStatus,
  { id, orderId }: OverdueFulfillment,
): Promise<void> {
  const order = await lockedOrder(tx, orderId);
  const fulfillment = order?.fulfillments.find((each) => each.id === id);
  // The seller or the buyer acted in the meantime, so there is no automatic step to take.
  if (!order || fulfillment?.status !== status) return;
  const { action, reason: reasonAfter } = AUTOMATIC_STEPS[status];
  const { to } = transitionOf(action, factsOf(fulfillment), { party: 'PANNA' });
  const reason = reasonAfter(ports.deadlineDays[status]);
  await recordStep(ports, tx, [{ order, fulfillment }], { action, to, actorId: null, reason });
}
