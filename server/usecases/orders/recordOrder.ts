import type { PlaceOrder } from '../../domain/checkout.js';
import { entriesAtOrder } from '../../domain/ledger.js';
import type { Totals } from '../../domain/pricing.js';
import {
  AllocationEntity,
  FulfillmentEntity,
  FulfillmentEventEntity,
  OrderEntity,
  OrderItemEntity,
} from '../../persistence/entities/orders.js';
import { newId } from '../../persistence/ids.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { CheckedLine } from '../cart/checkLines.js';
import { recordMovements } from './recordMovements.js';

/** An order about to be recorded: lines that can be had, and what they come to. */
export interface NewOrder {
  buyerId: string;
  lines: readonly CheckedLine[];
  totals: Totals;
  details: PlaceOrder;
  now: Date;
}

/** Whom an order concerns. */
export interface RecordedOrder {
  id: string;
  buyerId: string;
  fulfillments: { id: string; sellerId: string }[];
}

/** Records an order with a fulfillment for each seller, its copies taken and its money charged. */
export async function recordOrder(tx: Transaction, order: NewOrder): Promise<RecordedOrder> {
  const { buyerId, totals, details, now } = order;
  const orderId = newId('order');
  await tx.insert(OrderEntity, {
    id: orderId,
    buyerId,
    idempotencyKey: details.idempotencyKey,
    ...details.shippingAddress,
    paymentMethod: details.paymentMethod,
    totalAmount: totals.totalAmount.amount,
    depositTotal: totals.depositTotal.amount,
    createdAt: now,
  });
  const fulfillments: RecordedOrder['fulfillments'] = [];
  for (const [sellerId, lines] of bySeller(order.lines)) {
    const id = await recordFulfillment(tx, { ...order, orderId, sellerId, lines });
    fulfillments.push({ id, sellerId });
  }
  return { id: orderId, buyerId, fulfillments };
}

function bySeller(lines: readonly CheckedLine[]): Map<string, CheckedLine[]> {
  const sellers = new Map<string, CheckedLine[]>();
  for (const line of lines) {
    const { sellerId } = line.book;
    sellers.set(sellerId, [...(sellers.get(sellerId) ?? []), line]);
  }
  return sellers;
}

async function recordFulfillment(
  tx: Transaction,
  part: NewOrder & { orderId: string; sellerId: string },
): Promise<string> {
  const { orderId, sellerId, buyerId, lines, now } = part;
  const id = newId('fulfillment');
  await tx.insert(FulfillmentEntity, { id, orderId, sellerId, status: 'PENDING', createdAt: now });
  await tx.insert(FulfillmentEventEntity, {
    id: newId('event'),
    fulfillmentId: id,
    toStatus: 'PENDING',
    actorId: buyerId,
    occurredAt: now,
  });
  for (const line of lines) await recordLine(tx, id, line);
  await recordMovements(tx, { id, orderId }, entriesAtOrder(lines), now);
  return id;
}

async function recordLine(tx: Transaction, fulfillmentId: string, line: CheckedLine): Promise<void> {
  const { item, book, days } = line;
  const id = newId('orderitem');
  await tx.insert(OrderItemEntity, {
    id,
    fulfillmentId,
    bookId: book.id,
    title: book.title,
    author: book.author,
    type: item.type,
    quantity: item.quantity,
    unitPrice: line.unitPrice.amount,
    lineTotal: line.lineTotal.amount,
    deposit: line.deposit.amount,
    lateFeePerDay: line.rentalPeriod ? (book.price.lease?.lateFeePerDay.amount ?? 0) : 0,
    ...line.rentalPeriod,
  });
  const period = `[${days.from},${days.until ?? ''})`;
  const allocations = line.copyIds.map((copyId) => ({
    id: newId('allocation'),
    copyId,
    orderItemId: id,
    period,
  }));
  await tx.insert(AllocationEntity, allocations);
}
