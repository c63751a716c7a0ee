import {
  AUTOMATIC_STEPS,
  overdueSince,
  WAITING_STATES,
  waitingStateOf,
  type WaitingState,
} from '../../../domain/orders/deadlines.js';
import { transitionOf } from '../../../domain/orders/steps.js';
import { lockedOrder } from '../../../persistence/queries/orders/orders.js';
import {
  overdueFulfillments,
  type OverdueFulfillment,
} from '../../../persistence/queries/orders/waitingFulfillments.js';
import type { Transaction } from '../../../persistence/transaction.js';
import type { RecordingScope } from '../../record.js';
import { requireAbility, type Acting } from '../../requireAbility.js';
import type { Scope } from '../../scope.js';
import { factsOf, waitingFactsOf } from '../factsOf.js';
import { isCopyReserved } from '../copies/moveCopies.js';
import { recordStep } from '../recordStep.js';

export type AutomaticPorts = Acting & RecordingScope & Pick<Scope, 'database' | 'deadlineDays'>;

/** Number of fulfillments that are read at once. */
const FULFILLMENTS_AT_ONCE = 100;

/**
 * Takes the automatic step of every fulfillment whose deadline has passed (domain/orders/deadlines.ts). Cancels fulfillments
 * that were not confirmed, sent or picked up. Marks sent ones as delivered, sent-back rentals as returned, and overdue rentals
 * as lost. Each step has its own transaction, so that locks are held only briefly.
 */
export async function takeAutomaticSteps(ports: AutomaticPorts): Promise<void> {
  await requireAbility(ports, 'orders:expire');
  for (const state of WAITING_STATES) await takeStepsFrom(ports, state);
}

async function takeStepsFrom(ports: AutomaticPorts, state: WaitingState): Promise<void> {
  const since = overdueSince(state, ports.clock.now(), ports.deadlineDays);
  const overdue = { state, before: since, timeZone: ports.timeZone, most: FULFILLMENTS_AT_ONCE };
  const postponed: string[] = [];
  for (;;) {
    const found = await overdueFulfillments(ports.database, overdue, postponed);
    for (const fulfillment of found) {
      if (!(await canTakeStep(ports, state, fulfillment))) postponed.push(fulfillment.id);
    }
    if (found.length < FULFILLMENTS_AT_ONCE) return;
  }
}

/**
 * Takes the step. Returns false if a lost copy is reserved for another order and no other copy can take its place. A later run
 * takes the step after that other order has ended.
 */
async function canTakeStep(
  ports: AutomaticPorts,
  state: WaitingState,
  fulfillment: OverdueFulfillment,
): Promise<boolean> {
  try {
    await ports.database.transaction((tx) => takeStep(ports, tx, state, fulfillment));
    return true;
  } catch (error) {
    if (!isCopyReserved(error)) throw error;
    return false;
  }
}

async function takeStep(
  ports: AutomaticPorts,
  tx: Transaction,
  state: WaitingState,
  { id, orderId }: OverdueFulfillment,
): Promise<void> {
  const order = await lockedOrder(tx, orderId);
  const fulfillment = order?.fulfillments.find((each) => each.id === id);
  // The seller or the buyer acted in the meantime, so there is no automatic step to take.
  if (!order || !fulfillment || waitingStateOf(waitingFactsOf(fulfillment, ports)) !== state) return;
  const { action, reason: reasonAfter } = AUTOMATIC_STEPS[state];
  const { to } = transitionOf(action, factsOf(fulfillment, ports), { party: 'PANNA' });
  const reason = reasonAfter(ports.deadlineDays[state]);
  await recordStep(ports, tx, [{ order, fulfillment }], { action, to, actorId: null, reason });
}
