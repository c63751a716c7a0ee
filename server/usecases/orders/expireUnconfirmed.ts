import { transitionOf } from '../../domain/orders/orderStatus.js';
import {
  lockedOrder,
  unconfirmedFulfillments,
  type UnconfirmedFulfillment,
} from '../../persistence/queries/orders/orders.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { RecordingScope } from '../record.js';
import { requireAbility, type Acting } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { factsOf } from './orderAsSeen.js';
import { recordStep } from './recordStep.js';

const DAY_MS = 86_400_000;

export type ExpiryPorts = Acting &
  RecordingScope &
  Pick<Scope, 'database'> & {
    /** Number of days that a seller has to confirm a fulfillment. */
    confirmationDays: number;
  };

/** Number of fulfillments that are read at once. */
const FULFILLMENTS_AT_ONCE = 100;

/**
 * Cancels every fulfillment that its seller did not confirm within `confirmationDays`, frees the copies, refunds the
 * money, and notifies both sides. Each fulfillment is cancelled in its own transaction, so that locks are held
 * briefly.
 */
export async function expireUnconfirmed(ports: ExpiryPorts): Promise<void> {
  await requireAbility(ports, 'orders:expire');
  const placedBefore = new Date(ports.clock.now().getTime() - ports.confirmationDays * DAY_MS);
  for (;;) {
    const fulfillments = await unconfirmedFulfillments(ports.database, placedBefore, FULFILLMENTS_AT_ONCE);
    for (const fulfillment of fulfillments)
      await ports.database.transaction((tx) => expire(ports, tx, fulfillment));
    if (fulfillments.length < FULFILLMENTS_AT_ONCE) return;
  }
}

async function expire(
  ports: ExpiryPorts,
  tx: Transaction,
  { id, orderId }: UnconfirmedFulfillment,
): Promise<void> {
  const order = await lockedOrder(tx, orderId);
  const fulfillment = order?.fulfillments.find((each) => each.id === id);
  // The seller or the buyer acted in the meantime, so there is nothing to cancel.
  if (!order || fulfillment?.status !== 'PENDING') return;
  const { to } = transitionOf('expire', factsOf(fulfillment), { party: 'PANNA' });
  const reason = `The seller did not confirm it within ${ports.confirmationDays} days`;
  await recordStep(ports, tx, [{ order, fulfillment }], { action: 'expire', to, actorId: null, reason });
}
