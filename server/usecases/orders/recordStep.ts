import { In, IsNull } from 'typeorm';
import type { CartItemType } from '../../domain/cart.js';
import { entriesAtCancel, type LedgerEntry } from '../../domain/ledger.js';
import type { FulfillmentAction, ReachedStatus } from '../../domain/orderStatus.js';
import { entriesAtTakeBack, type RentalReturn, type Withholding } from '../../domain/rentalReturn.js';
import { topics } from '../../events/events.js';
import {
  AllocationEntity,
  FulfillmentEntity,
  FulfillmentEventEntity,
} from '../../persistence/entities/orders.js';
import { newId } from '../../persistence/ids.js';
import type { StoredFulfillment, StoredOrder } from '../../persistence/queries/orders.js';
import type { Transaction } from '../../persistence/transaction.js';
import { tellOfStep } from '../notifications/tellOfOrders.js';
import { today, type Scope } from '../scope.js';
import { recordMovements } from './recordMovements.js';
import { movementsOf, returnedLinesOf } from './storedMoney.js';

/** An action that the lifecycle has allowed: who takes it and why. */
export interface Step {
  action: FulfillmentAction;
  to: ReachedStatus;
  actorId: string;
  reason: string | null;
  /** What a seller who takes rentals back keeps of the deposit. */
  withhold?: Withholding | null;
  shipment?: { carrier: string | null; trackingNumber: string | null };
}

/** What an action does beside changing the status: whose copies are free again, and which money moves. */
interface Effect {
  frees: readonly CartItemType[];
  moves(past: readonly LedgerEntry[], back: RentalReturn): LedgerEntry[];
}

/** What was bought does not come back with what was rented. */
const EFFECTS: Partial<Record<FulfillmentAction, Effect>> = {
  cancel: { frees: ['PURCHASE', 'RENTAL'], moves: entriesAtCancel },
  takeBack: { frees: ['RENTAL'], moves: entriesAtTakeBack },
};

/**
 * Records a step of a fulfillment whose row the transaction has locked: status, timeline, copies and money, the mail that
 * tells of it, and the screens that show it.
 */
export async function recordStep(
  scope: Pick<Scope, 'clock' | 'outbox' | 'events'>,
  tx: Transaction,
  { order, part }: { order: Pick<StoredOrder, 'id' | 'buyerId'>; part: StoredFulfillment },
  step: Step,
): Promise<void> {
  const now = scope.clock.now();
  await recordStatus(tx, part, step, now);
  const moved = movesOf(part, step, today(scope));
  await freeCopies(tx, part, step.action, now);
  await recordMovements(tx, { id: part.id, orderId: order.id }, moved, now);
  await tellOfStep(scope, tx, {
    part,
    buyerId: order.buyerId,
    actorId: step.actorId,
    status: step.to,
    moved,
  });
  await scope.events.publish(tx, [topics.order(order.id), topics.shop(part.sellerId)]);
}

async function recordStatus(
  tx: Transaction,
  part: StoredFulfillment,
  { to, actorId, reason, shipment }: Step,
  now: Date,
): Promise<void> {
  await tx.update(FulfillmentEntity, { id: part.id }, { status: to, ...shipment });
  await tx.insert(FulfillmentEventEntity, {
    id: newId('event'),
    fulfillmentId: part.id,
    fromStatus: part.status,
    toStatus: to,
    actorId,
    reason,
    occurredAt: now,
  });
}

function movesOf(part: StoredFulfillment, { action, withhold = null }: Step, day: string): LedgerEntry[] {
  const back = { lines: returnedLinesOf(part), returnedOn: day, withhold };
  return EFFECTS[action]?.moves(movementsOf(part), back) ?? [];
}

async function freeCopies(
  tx: Transaction,
  part: StoredFulfillment,
  action: FulfillmentAction,
  now: Date,
): Promise<void> {
  const frees = EFFECTS[action]?.frees;
  if (!frees) return;
  const items = part.items.filter(({ type }) => frees.includes(type)).map(({ id }) => id);
  await tx.update(AllocationEntity, { orderItemId: In(items), releasedAt: IsNull() }, { releasedAt: now });
}
