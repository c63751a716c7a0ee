import type { PlaceOrder } from '../../../domain/orders/checkout.js';
import type { SellerDelivery } from '../../../domain/delivery/charge.js';
import type { PickUpOffer } from '../../../domain/delivery/deliveryTerms.js';
import { entriesAtOrder } from '../../../domain/money/ledger.js';
import { zero, type Money } from '../../../domain/money/money.js';
import type { DomainEvent } from '../../../domain/events/event.js';
import type { CommissionRule } from '../../../domain/payouts/commission.js';
import type { Totals } from '../../../domain/orders/pricing.js';
import { INTENT_LIFECYCLE, paymentExpiry } from '../../../domain/payments/onlinePayment.js';
import { statusAfter } from '../../../domain/payments/statusAfter.js';
import {
  FulfillmentEntity,
  TimelineEntryEntity,
  LedgerEntryEntity,
  OrderEntity,
} from '../../../persistence/entities/orders.js';
import { PaymentIntentEntity } from '../../../persistence/entities/onlinePayments.js';
import { newRows, type NewRows } from '../../../persistence/entityStatements.js';
import { newId } from '../../../persistence/ids.js';
import type { Transaction } from '../../../persistence/transaction.js';
import type { CheckedLine } from '../../cart/checkLines.js';
import type { NewIntent } from '../online/queueIntent.js';
import { insertAndRecord, type RecordingScope } from '../../record.js';
import { ledgerRows, type Moment } from '../ledgerRows.js';
import { rowsOfLines, type NewLine } from './orderLineRows.js';

/** An order to insert: its lines, checked for availability, and their totals. */
export interface NewOrder {
  id: string;
  buyerId: string;
  lines: readonly CheckedLine[];
  /** The delivery charges, one for each seller. */
  deliveries: readonly SellerDelivery[];
  totals: Totals;
  details: PlaceOrder;
  moment: Moment;
  /** The online payment that the order waits for; null if the buyer pays the sellers directly. */
  intent: NewIntent | null;
  /** The deposits that the buyer may have blocked instead of charged; null if they are charged. */
  blockable: Money | null;
  /** The rules of the marketplace's commission, which apply if the order is paid online. */
  commission: readonly CommissionRule[];
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
    ...deliveryOf(order, sellerId),
    lines: lines.map((line) => ({ ...line, itemId: newId('orderitem') })),
  }));
  const rows = [
    newRows(OrderEntity, [orderRow(order)]),
    ...rowsOfFulfillments(fulfillments, order),
    ...rowsOfLines(fulfillments, order.intent ? order.commission : []),
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
  /** The delivery charge of the fulfillment. */
  delivery: Money;
  /** The place where the buyer picks the books up; null if they are sent. */
  pickUp: PickUpOffer | null;
  lines: NewLine[];
}

function deliveryOf(
  { deliveries, totals }: NewOrder,
  sellerId: string,
): Pick<NewFulfillment, 'delivery' | 'pickUp'> {
  const delivery = deliveries.find((each) => each.sellerId === sellerId);
  return {
    delivery: delivery?.charge ?? zero(totals.totalAmount.currencyCode),
    pickUp: delivery?.isPickedUp ? delivery.terms.pickUp : null,
  };
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

function intentRows({ id, intent, blockable, totals, moment }: NewOrder) {
  if (!intent) return [];
  return [
    {
      ...intent,
      orderId: id,
      status: statusAfter(INTENT_LIFECYCLE.awaitPayment, null),
      amount: totals.amountDue.amount,
      currency: totals.amountDue.currencyCode,
      blockable: blockable?.amount ?? null,
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
      fulfillments.map(({ id, orderId, sellerId, delivery, pickUp }) => ({
        id,
        orderId,
        sellerId,
        deliveryCharge: delivery.amount,
        isPickedUp: pickUp !== null,
        pickUpPlace: pickUp?.place ?? null,
        pickUpCity: pickUp?.city ?? null,
        status,
        createdAt: moment.now,
      })),
    ),
    newRows(TimelineEntryEntity, timelineEntries),
    newRows(
      LedgerEntryEntity,
      fulfillments.flatMap((fulfillment) =>
        ledgerRows(fulfillment, entriesAtOrder(fulfillment.lines, fulfillment.delivery, currency), moment),
      ),
    ),
  ];
}
