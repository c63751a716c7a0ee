import type { PlaceOrder } from '../../domain/orders/checkout.js';
import { entriesAtOrder } from '../../domain/money/ledger.js';
import type { DomainEvent } from '../../domain/events/event.js';
import type { Totals } from '../../domain/orders/pricing.js';
import { paymentExpiry } from '../../domain/payments/onlinePayment.js';
import { keptIfLost } from '../../domain/rental/lostCopies.js';
import { CopyEntity } from '../../persistence/entities/catalogue.js';
import {
  AllocationEntity,
  FulfillmentEntity,
  TimelineEntryEntity,
  LedgerEntryEntity,
  OrderEntity,
  OrderItemEntity,
} from '../../persistence/entities/orders.js';
import { PaymentIntentEntity } from '../../persistence/entities/onlinePayments.js';
import { newRows, type NewRows } from '../../persistence/entityStatements.js';
import { newId } from '../../persistence/ids.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { CheckedLine } from '../cart/checkLines.js';
import type { NewIntent } from './online/queueIntent.js';
import { insertAndRecord, type RecordingScope } from '../record.js';
import { ledgerRows, type Moment } from './ledgerRows.js';

/** An order to insert: its lines, checked for availability, and their totals. */
export interface NewOrder {
  id: string;
  buyerId: string;
  lines: readonly CheckedLine[];
  totals: Totals;
  details: PlaceOrder;
  moment: Moment;
  /** The online payment that the order waits for; null if the buyer pays the sellers directly. */
  intent: NewIntent | null;
}

/**
 * Inserts an order and all its rows in one statement: a fulfillment for each seller, the lines, the allocations of
 * copies, the charges, and the event OrderPlaced. An order that is paid online is recorded as placed when it is paid.
 */
export async function insertOrder(scope: RecordingScope, tx: Transaction, order: NewOrder): Promise<void> {
  const { id: orderId, buyerId } = order;
  const fulfillments = [...bySeller(order.lines)].map(([sellerId, lines]) => ({
    id: newId('fulfillment'),
    orderId,
    sellerId,
    lines: lines.map((line) => ({ ...line, itemId: newId('orderitem') })),
  }));
  const rows = [
    newRows(OrderEntity, [orderRow(order)]),
    ...rowsOfFulfillments(fulfillments, order),
    ...rowsOfLines(fulfillments),
    newRows(PaymentIntentEntity, intentRows(order)),
  ];
  const placed = fulfillments.map(({ id: fulfillmentId, sellerId }) => ({ fulfillmentId, sellerId }));
  const event: DomainEvent = order.intent
    ? { type: 'OnlinePaymentChanged', orderId, buyerId, status: 'AWAITING' }
    : { type: 'OrderPlaced', orderId, buyerId, fulfillments: placed };
  await insertAndRecord(scope, tx, rows, event);
}

interface NewFulfillment {
  id: string;
  orderId: string;
  sellerId: string;
  lines: (CheckedLine & { itemId: string })[];
}

function bySeller(lines: readonly CheckedLine[]): Map<string, CheckedLine[]> {
  const sellers = new Map<string, CheckedLine[]>();
  for (const line of lines) {
    const { sellerId } = line.book;
    sellers.set(sellerId, [...(sellers.get(sellerId) ?? []), line]);
  }
  return sellers;
}

function orderRow({ id, buyerId, totals, details, moment }: NewOrder) {
  return {
    id,
    buyerId,
    idempotencyKey: details.idempotencyKey,
    ...details.shippingAddress,
    paymentMethod: details.paymentMethod,
    currency: totals.totalAmount.currencyCode,
    totalAmount: totals.totalAmount.amount,
    depositTotal: totals.depositTotal.amount,
    createdAt: moment.now,
  };
}

function intentRows({ id, intent, totals, moment }: NewOrder) {
  if (!intent) return [];
  return [
    {
      ...intent,
      orderId: id,
      status: 'AWAITING' as const,
      amount: totals.amountDue.amount,
      currency: totals.amountDue.currencyCode,
      createdAt: moment.now,
      expiresAt: paymentExpiry(moment.now),
    },
  ];
}

function rowsOfFulfillments(
  fulfillments: readonly NewFulfillment[],
  { buyerId, totals, moment }: NewOrder,
): NewRows[] {
  const status = 'PENDING' as const;
  const currency = totals.totalAmount.currencyCode;
  const timelineEntries = fulfillments.map(({ id }) => ({
    id: newId('timelineentry'),
    fulfillmentId: id,
    toStatus: status,
    actorId: buyerId,
    occurredAt: moment.now,
  }));
  return [
    newRows(
      FulfillmentEntity,
      fulfillments.map(({ id, orderId, sellerId }) => ({
        id,
        orderId,
        sellerId,
        status,
        createdAt: moment.now,
      })),
    ),
    newRows(TimelineEntryEntity, timelineEntries),
    newRows(
      LedgerEntryEntity,
      fulfillments.flatMap((fulfillment) =>
        ledgerRows(fulfillment, entriesAtOrder(fulfillment.lines, currency), moment),
      ),
    ),
  ];
}

function rowsOfLines(fulfillments: readonly NewFulfillment[]): NewRows[] {
  const lines = fulfillments.flatMap((fulfillment) =>
    fulfillment.lines.map((line) => ({ ...line, fulfillmentId: fulfillment.id })),
  );
  const taken = lines.map((line) => takenCopies(line));
  return [
    newRows(OrderItemEntity, lines.map(itemRow)),
    newRows(
      CopyEntity,
      taken.flatMap(({ told }) => told),
    ),
    newRows(
      AllocationEntity,
      taken.flatMap(({ allocations }) => allocations),
    ),
  ];
}

function itemRow(line: NewFulfillment['lines'][number] & { fulfillmentId: string }) {
  const { itemId, fulfillmentId, item, book, rentalPeriod } = line;
  return {
    id: itemId,
    fulfillmentId: fulfillmentId,
    bookId: book.id,
    title: book.title,
    author: book.author,
    type: item.type,
    quantity: item.quantity,
    unitPrice: line.unitPrice.amount,
    lineTotal: line.lineTotal.amount,
    deposit: line.deposit.amount,
    lateFeePerDay: rentalPeriod ? (book.price.lease?.lateFeePerDay.amount ?? 0) : 0,
    keptIfLost: rentalPeriod ? keptIfLost(book.price, item.quantity).amount : 0,
    ...rentalPeriod,
  };
}

/**
 * Returns the rows that allocate copies to a line. A copy gets its row when it is first promised; `told` holds the
 * rows of these new copies. The period of a sale has no end.
 */
function takenCopies({ itemId, book, copies, rentalPeriod, soldFrom }: NewFulfillment['lines'][number]) {
  const { id: bookId, sellerId } = book;
  const told = Array.from({ length: copies.freeCopies }, () => ({ id: newId('copy'), bookId }));
  const period = rentalPeriod ? `[${rentalPeriod.startsOn},${rentalPeriod.endsOn})` : `[${soldFrom},)`;
  const copyIds = [...copies.promisedCopyIds, ...told.map(({ id }) => id)];
  const allocations = copyIds.map((copyId) => ({
    id: newId('allocation'),
    copyId,
    bookId,
    sellerId,
    orderItemId: itemId,
    period,
  }));
  return { told, allocations };
}
