import type { AccountPrincipal } from '../../../domain/accounts/principal.js';
import type { DomainEvent } from '../../../domain/events/event.js';
import { parseInput, refuse } from '../../../domain/shared/errors.js';
import { entriesAtExtension } from '../../../domain/money/ledger.js';
import type { Money } from '../../../domain/money/money.js';
import { partyOf } from '../../../domain/orders/policies.js';
import {
  chargeForExtension,
  extendRentalSchema,
  extendedPeriod,
  type ExtendRental,
} from '../../../domain/orders/rentalExtension.js';
import type { RentalPeriod } from '../../../domain/rental/rentalPeriod.js';
import {
  TimelineEntryEntity,
  LedgerEntryEntity,
  RentalExtensionEntity,
} from '../../../persistence/entities/orders.js';
import { newRows } from '../../../persistence/entityStatements.js';
import { newId } from '../../../persistence/ids.js';
import { lockBooks } from '../../../persistence/queries/stock/copies.js';
import { changePromisedDays } from '../../../persistence/queries/stock/promises.js';
import { lockedOrder, orderIdsOfFulfillments } from '../../../persistence/queries/orders/orders.js';
import {
  extensionUnderKey,
  rentalsByIds,
  type StoredRental,
} from '../../../persistence/queries/stock/rentals.js';
import type { Transaction } from '../../../persistence/transaction.js';
import { insertAndRecord } from '../../record.js';
import { requireAbility } from '../../requireAbility.js';
import { today, type Scope } from '../../scope.js';
import { retryOnOverlap } from '../retryOnOverlap.js';
import { ledgerRows, type Moment } from '../ledgerRows.js';

export interface ExtendedLine {
  orderId: string;
  orderItemId: string;
}

/**
 * Extends a rental by a number of months: the copies stay with the buyer, and the months are charged. A repeated call
 * with the same idempotency key changes nothing.
 *
 * Throws ORDER_ITEM_NOT_FOUND if the viewer is neither the buyer nor the seller of the line, and EXTENSION_KEY_REUSED
 * if the key extended the line by a different number of months. Throws what extendedPeriod throws, with the latest
 * possible date, and TRY_AGAIN if other orders keep taking the copies at the same moment.
 */
export async function extendRental(scope: Scope, input: unknown): Promise<ExtendedLine> {
  const viewer = await requireAbility(scope, 'orders:write');
  const asked = parseInput(extendRentalSchema, input);
  return retryOnOverlap(() => scope.database.transaction((tx) => extend(scope, tx, viewer, asked)));
}

async function extend(
  scope: Scope,
  tx: Transaction,
  viewer: AccountPrincipal,
  { orderItemId, months, idempotencyKey }: ExtendRental,
): Promise<ExtendedLine> {
  const { rental, party } = await lockedRental(tx, orderItemId, viewer);
  const extended = { orderId: rental.orderId, orderItemId };
  const earlier = idempotencyKey && (await extensionUnderKey(tx, orderItemId, idempotencyKey));
  if (earlier)
    return earlier === months ? extended : refuse('EXTENSION_KEY_REUSED', { field: ['idempotencyKey'] });
  const period = extendedPeriod(rental, months, party);
  const charge = chargeForExtension(rental, months);
  const moment = { now: scope.clock.now(), today: today(scope) };
  await recordExtension(scope, tx, rental, { months, period, charge, idempotencyKey, moment });
  return extended;
}

/**
 * Returns an order line and the viewer's side of it. Locks its fulfillment, and then its book, so that no other order
 * takes copies. Throws ORDER_ITEM_NOT_FOUND if the viewer is neither the buyer nor the seller of the line.
 */
async function lockedRental(tx: Transaction, id: string, viewer: AccountPrincipal) {
  const orderId = (await orderIdsOfFulfillments(tx, [id])).get(id);
  const order = orderId ? await lockedOrder(tx, orderId) : null;
  const line = order?.fulfillments.flatMap((fulfillment) => fulfillment.items).find((item) => item.id === id);
  if (line) await lockBooks(tx, [line.bookId]);
  const [rental] = line ? await rentalsByIds(tx, [id]) : [];
  const party = rental && partyOf(viewer, rental);
  if (!rental || !party) return refuse('ORDER_ITEM_NOT_FOUND', { field: ['orderItemId'] });
  return { rental, party };
}

interface Extension {
  months: number;
  period: RentalPeriod;
  charge: Money;
  idempotencyKey: string | null;
  moment: Moment;
}

/** Keeps the copies allocated until the new due date, adds the extension to the timeline, and charges the months. */
async function recordExtension(
  scope: Scope,
  tx: Transaction,
  rental: StoredRental,
  extension: Extension,
): Promise<void> {
  const { months, period, charge, idempotencyKey, moment } = extension;
  await changePromisedDays(tx, rental.id, period);
  const timelineEntryId = newId('timelineentry');
  const onTimeline = {
    id: timelineEntryId,
    fulfillmentId: rental.fulfillmentId,
    fromStatus: rental.status,
    toStatus: rental.status,
    actorId: rental.buyerId,
    occurredAt: moment.now,
  };
  const extended = {
    id: newId('extension'),
    orderItemId: rental.id,
    timelineEntryId,
    months,
    ...(rental.period && { extendedFrom: rental.period.endsOn }),
    endsOn: period.endsOn,
    charge: charge.amount,
    idempotencyKey,
  };
  const fulfillment = { id: rental.fulfillmentId, orderId: rental.orderId };
  const rows = [
    newRows(TimelineEntryEntity, [onTimeline]),
    newRows(RentalExtensionEntity, [extended]),
    newRows(LedgerEntryEntity, ledgerRows(fulfillment, entriesAtExtension(charge), moment)),
  ];
  await insertAndRecord(scope, tx, rows, extendedEvent(rental, period));
}

function extendedEvent(
  { id: orderItemId, orderId, fulfillmentId, buyerId, sellerId }: StoredRental,
  { endsOn: dueOn }: RentalPeriod,
): DomainEvent<'RentalExtended'> {
  return { type: 'RentalExtended', orderId, fulfillmentId, orderItemId, buyerId, sellerId, dueOn };
}
