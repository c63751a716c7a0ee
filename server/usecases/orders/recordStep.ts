import { In, IsNull } from 'typeorm';
import { entriesAtCancel, type LedgerEntry } from '../../domain/money/ledger.js';
import {
  LIFECYCLE,
  type FulfillmentAction,
  type ReachedStatus,
  type Step as LifecycleStep,
  type StepEffect,
} from '../../domain/orders/orderStatus.js';
import { entriesAtTakeBack, type RentalReturn, type Withholding } from '../../domain/rental/rentalReturn.js';
import { topics } from '../../events/events.js';
import {
  AllocationEntity,
  FulfillmentEntity,
  FulfillmentEventEntity,
} from '../../persistence/entities/orders.js';
import { newId } from '../../persistence/ids.js';
import { lockBooks } from '../../persistence/queries/stock/copies.js';
import type { StoredFulfillment, StoredOrder } from '../../persistence/queries/orders/orders.js';
import type { Transaction } from '../../persistence/transaction.js';
import { tellOfStep } from '../notifications/tellOfOrders.js';
import { today, type Scope } from '../scope.js';
import { recordMovements } from './recordMovements.js';
import { movementsOf, returnedLinesOf } from './storedMoney.js';

/** An action that the lifecycle has allowed: who takes it and why. */
export interface Step {
  action: FulfillmentAction;
  to: ReachedStatus;
  /** Null when Panna takes it. */
  actorId: string | null;
  reason: string | null;
  /** What a seller who takes rentals back keeps of the deposit. */
  withhold?: Withholding | null;
  shipment?: { carrier: string | null; trackingNumber: string | null };
}

type Moves = (past: readonly LedgerEntry[], back: RentalReturn) => LedgerEntry[];

const MOVES: Record<StepEffect['money'], Moves> = {
  GIVE_ALL_BACK: entriesAtCancel,
  SETTLE_DEPOSITS: entriesAtTakeBack,
};

/**
 * Records a step of a fulfillment whose row the transaction has locked: status, timeline, copies and money, the mail that
 * tells of it, and the screens that show it.
 */
export async function recordStep(
  scope: Pick<Scope, 'clock' | 'timeZone' | 'outbox' | 'events'>,
  tx: Transaction,
  { order, part }: { order: Pick<StoredOrder, 'id' | 'buyerId'>; part: StoredFulfillment },
  step: Step,
): Promise<void> {
  const moment = { now: scope.clock.now(), today: today(scope) };
  await recordStatus(tx, part, step, moment.now);
  const moved = movesOf(part, step, moment.today);
  await freeCopies(tx, part, step.action, moment.now);
  await recordMovements(tx, { id: part.id, orderId: order.id }, moved, moment);
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

function effectOf(action: FulfillmentAction): StepEffect | undefined {
  const step: LifecycleStep = LIFECYCLE[action];
  return step.effect;
}

function movesOf(part: StoredFulfillment, { action, withhold = null }: Step, day: string): LedgerEntry[] {
  const back = { lines: returnedLinesOf(part), returnedOn: day, withhold };
  const effect = effectOf(action);
  return effect ? MOVES[effect.money](movementsOf(part), back) : [];
}

async function freeCopies(
  tx: Transaction,
  part: StoredFulfillment,
  action: FulfillmentAction,
  now: Date,
): Promise<void> {
  const effect = effectOf(action);
  if (!effect) return;
  const items = part.items.filter(({ type }) => effect.frees.includes(type));
  await lockBooks(
    tx,
    items.map(({ bookId }) => bookId),
  );
  const orderItemId = In(items.map(({ id }) => id));
  await tx.update(AllocationEntity, { orderItemId, releasedAt: IsNull() }, { releasedAt: now });
}
