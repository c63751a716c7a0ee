import type { DomainEvent } from '../../../domain/events/event.js';
import { entriesAtExtension } from '../../../domain/money/ledger.js';
import type { Money } from '../../../domain/money/money.js';
import type { RentalPeriod } from '../../../domain/rental/rentalPeriod.js';
import {
  LedgerEntryEntity,
  RentalExtensionEntity,
  TimelineEntryEntity,
} from '../../../persistence/entities/orders.js';
import { newRows, type NewRows } from '../../../persistence/entityStatements.js';
import { newId } from '../../../persistence/ids.js';
import { changePromisedDays } from '../../../persistence/queries/stock/promises.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { ledgerRows, type Moment } from '../ledgerRows.js';
import type { LockedLine } from '../rentalPayments/lockedLine.js';

/** An extension that takes effect now. */
export interface AgreedExtension {
  /** The number of months by which the rental is extended. */
  months: number;
  /** The first day and the due date of the extended rental. */
  period: Pick<RentalPeriod, 'startsOn' | 'endsOn'>;
  /** The due date before the extension. */
  extendedFrom: string;
  charge: Money;
  idempotencyKey: string | null;
  /** The online payment of the extension; null if the buyer pays the seller directly. */
  paid: { intentId: string; commission: number } | null;
}

/**
 * Extends the allocations of the copies to the new due date. Returns the event to record, and the rows that add the extension
 * to the timeline and charge the months.
 */
export async function recordExtension(
  tx: Transaction,
  { order, fulfillment, item }: LockedLine,
  { months, period, extendedFrom, charge, idempotencyKey, paid }: AgreedExtension,
  moment: Moment,
): Promise<{ rows: NewRows[]; event: DomainEvent }> {
  await changePromisedDays(tx, item.id, period);
  const { id: orderId, buyerId } = order;
  const { id: fulfillmentId, sellerId, status } = fulfillment;
  const timelineEntryId = newId('timelineentry');
  const onTimeline = {
    id: timelineEntryId,
    fulfillmentId,
    fromStatus: status,
    toStatus: status,
    actorId: buyerId,
    occurredAt: moment.now,
  };
  const extended = {
    id: newId('extension'),
    orderItemId: item.id,
    timelineEntryId,
    months,
    extendedFrom,
    endsOn: period.endsOn,
    charge: charge.amount,
    idempotencyKey,
    ...paid,
  };
  const rows = [
    newRows(TimelineEntryEntity, [onTimeline]),
    newRows(RentalExtensionEntity, [extended]),
    newRows(
      LedgerEntryEntity,
      ledgerRows({ id: fulfillmentId, orderId }, entriesAtExtension(charge), moment),
    ),
  ];
  const line = { orderId, fulfillmentId, orderItemId: item.id, buyerId, sellerId };
  const event = {
    type: 'RentalExtended',
    ...line,
    dueOn: period.endsOn,
    isPaidOnline: paid !== null,
  } as const;
  return { rows, event };
}
