import type { DomainEvent } from '../../domain/events/event.js';
import type { CurrencyCode, Money } from '../../domain/money/money.js';
import { entriesAtCancel, type LedgerEntry } from '../../domain/money/ledger.js';
import {
  LIFECYCLE,
  type FulfillmentAction,
  type ReachedStatus,
  type Step as LifecycleStep,
  type StepEffect,
} from '../../domain/orders/orderStatus.js';
import { entriesAtFound, entriesAtLoss, type LostLine } from '../../domain/rental/lostCopies.js';
import { entriesAtTakeBack, type Withholding } from '../../domain/rental/rentalReturn.js';
import {
  FulfillmentEntity,
  RentalArrivalEntity,
  TimelineEntryEntity,
  LedgerEntryEntity,
} from '../../persistence/entities/orders.js';
import { newRows, type NewRows } from '../../persistence/entityStatements.js';
import { newId } from '../../persistence/ids.js';
import type { StoredFulfillment, StoredOrder } from '../../persistence/queries/orders/storedOrder.js';
import type { Transaction } from '../../persistence/transaction.js';
import { insertAndRecordAll, type RecordingScope } from '../record.js';
import { today } from '../scope.js';
import { isRented } from './factsOf.js';
import { ledgerRows } from './ledgerRows.js';
import { moveLateRentals, type Arrival } from './copies/moveLateRentals.js';
import { moveCopies } from './copies/moveCopies.js';
import { newPickUpCode } from './pickUp/pickUpCode.js';
import { endRentalPayments } from './rentalPayments/endRentalPayments.js';
import { returnDayOf } from './returnDay.js';
import { movementsOf, rentedLinesOf, restoredOf } from './storedMoney.js';

/** A step that the lifecycle allows. */
export interface Step {
  action: FulfillmentAction;
  to: ReachedStatus;
  /** Account that takes the step; null if the step is automatic. */
  actorId: string | null;
  reason: string | null;
  /** The part of the deposit that the seller keeps when a rental is returned. */
  withhold?: Withholding | null;
  shipment?: { carrier: string | null; trackingNumber: string | null };
}

/** The rented lines of a fulfillment, and the details of the step that settles their deposits. */
interface Settling {
  lines: readonly LostLine[];
  day: string;
  withhold: Withholding | null;
  /** The part of the amount kept for lost copies that the buyer got back in a dispute. */
  restored: Money;
}

type Moves = (past: readonly LedgerEntry[], settling: Settling, currency: CurrencyCode) => LedgerEntry[];

const MOVES: Record<StepEffect['money'], Moves> = {
  GIVE_ALL_BACK: (past, _, currency) => entriesAtCancel(past, currency),
  SETTLE_DEPOSITS: (past, { day, ...back }, currency) =>
    entriesAtTakeBack(past, { ...back, returnedOn: day }, currency),
  KEEP_FOR_LOSS: (past, { day, lines }, currency) => entriesAtLoss(past, { lines, lostOn: day }, currency),
  GIVE_LOSS_BACK: (past, { restored }) => entriesAtFound(past, restored),
};

/** A fulfillment and its order. The transaction must have locked the row of the fulfillment. */
interface LockedFulfillment {
  order: Pick<StoredOrder, 'id' | 'buyerId'>;
  fulfillment: StoredFulfillment;
}

/** A step, with the fulfillment and the order to which it belongs. */
export interface StepOfFulfillment extends LockedFulfillment {
  step: Step;
}

/**
 * Records the same step for each of these fulfillments: changes its status, copies and money, and adds the timeline entry and
 * the event. Moves the days of rentals that are delivered late, and ends awaited rental payments. Also records `alsoRecorded`,
 * because nothing can be recorded later in the transaction.
 */
export async function recordStep(
  scope: RecordingScope,
  tx: Transaction,
  fulfillments: readonly LockedFulfillment[],
  step: Step,
  alsoRecorded: readonly DomainEvent[] = [],
): Promise<void> {
  const steps = fulfillments.map((each) => ({ ...each, step }));
  await recordSteps(scope, tx, steps, alsoRecorded);
}

/** Records a step for each of these fulfillments, as recordStep does. The steps may differ. */
export async function recordSteps(
  scope: RecordingScope,
  tx: Transaction,
  steps: readonly StepOfFulfillment[],
  alsoRecorded: readonly DomainEvent[],
): Promise<void> {
  const events: DomainEvent[] = [...alsoRecorded];
  const rows: NewRows[] = [];
  for (const each of steps) {
    const taken = await take(scope, tx, each);
    events.push(...taken.events);
    rows.push(...taken.rows);
  }
  await insertAndRecordAll(scope, tx, rows, events);
}

async function take(
  scope: RecordingScope,
  tx: Transaction,
  { order, fulfillment, step }: StepOfFulfillment,
): Promise<{ events: DomainEvent[]; rows: NewRows[] }> {
  const moment = { now: scope.clock.now(), today: today(scope) };
  const moved = movesOf(fulfillment, step, returnDayOf(fulfillment, scope));
  await tx.update(
    FulfillmentEntity,
    { id: fulfillment.id },
    {
      status: step.to,
      ...step.shipment,
      pickUpCode: null,
      sealedPickUpCode:
        fulfillment.pickUp && step.to === 'SHIPPED' ? newPickUpCode(scope.secrets, fulfillment.id) : null,
    },
  );
  const ended = await endRentalPayments(scope, tx, order, fulfillment, { action: 'cancel' });
  const effect = effectOf(step.action);
  if (effect) await moveCopies(tx, fulfillment.items, effect, moment);
  const entry = timelineRow(fulfillment, step, moment.now);
  const arrivals =
    step.to === 'DELIVERED'
      ? await moveLateRentals(tx, fulfillment.items.filter(isRented), moment.today)
      : [];
  const event: DomainEvent<'FulfillmentStepTaken'> = {
    type: 'FulfillmentStepTaken',
    orderId: order.id,
    fulfillmentId: fulfillment.id,
    buyerId: order.buyerId,
    sellerId: fulfillment.sellerId,
    actorId: step.actorId,
    action: step.action,
    status: step.to,
    movesMoney: moved.length > 0,
  };
  const rows = [
    newRows(TimelineEntryEntity, [entry]),
    newRows(
      RentalArrivalEntity,
      arrivals.map((arrival) => ({ ...arrival, timelineEntryId: entry.id })),
    ),
    newRows(LedgerEntryEntity, ledgerRows({ id: fulfillment.id, orderId: order.id }, moved, moment)),
  ];
  return { events: [event, ...ended, ...movedEvents(event, arrivals)], rows };
}

/** Returns the event that reports the new due dates, or no event if none has moved. */
function movedEvents(
  { orderId, fulfillmentId, buyerId, sellerId }: DomainEvent<'FulfillmentStepTaken'>,
  arrivals: readonly Arrival[],
): DomainEvent[] {
  return arrivals.length > 0 ? [{ type: 'RentalsMoved', orderId, fulfillmentId, buyerId, sellerId }] : [];
}

function timelineRow(fulfillment: StoredFulfillment, { to, actorId, reason }: Step, occurredAt: Date) {
  return {
    id: newId('timelineentry'),
    fulfillmentId: fulfillment.id,
    fromStatus: fulfillment.status,
    toStatus: to,
    actorId,
    reason,
    occurredAt,
  };
}

function effectOf(action: FulfillmentAction): StepEffect | undefined {
  const step: LifecycleStep = LIFECYCLE[action];
  return step.effect;
}

function movesOf(
  fulfillment: StoredFulfillment,
  { action, withhold = null }: Step,
  day: string,
): LedgerEntry[] {
  const restored = restoredOf(fulfillment);
  const settling = { lines: rentedLinesOf(fulfillment), day, withhold, restored };
  const effect = effectOf(action);
  return effect ? MOVES[effect.money](movementsOf(fulfillment), settling, fulfillment.currency) : [];
}
