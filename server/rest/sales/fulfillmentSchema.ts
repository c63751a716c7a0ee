import { z } from 'zod';
import { addressSchema } from '../orders/addressSchema.js';
import { LedgerEntryKind } from '../../domain/money/ledger.js';
import { totalsOf } from '../../domain/orders/pricing.js';
import type { Book } from '../../usecases/catalogue/book.js';
import { findAccounts, type PublicAccount } from '../../usecases/accounts/findAccounts.js';
import { findOrders } from '../../usecases/orders/findOrders.js';
import type { Fulfillment, Order } from '../../usecases/orders/order.js';
import type { Scope } from '../../usecases/scope.js';
import { lowerCase } from '../lowerCase.js';
import { booksOfLines, orderItemSchema, presentItem, statusSchema } from '../orders/orderSchema.js';
import { moneyBackSchema, presentMoneyBack } from '../orders/moneyBackSchema.js';
import { rupees, rupeesSchema } from '../rupees.js';
import { openPaymentSchema, paymentSchema, presentOpenPayment, presentPayment } from './paymentSchema.js';
import { disputeFields, presentDisputes } from '../disputes/disputeSchema.js';
import {
  canDeclareLostFromSchema,
  findableUntilSchema,
  lossSettlementSchema,
  presentLossSettlement,
  presentSettlement,
  settlementSchema,
} from './settlementSchema.js';
import { presentShipments, shipmentFields } from './shipmentFields.js';
import { presentTimelineEntry, timelineEntrySchema } from './timelineFields.js';

/** Maps the name of each step in paths to the field that is true if the principal may take the step now. */
const STEPS = {
  confirm: 'viewerCanConfirm',
  ship: 'viewerCanShip',
  'hand-over': 'viewerCanHandOver',
  deliver: 'viewerCanMarkDelivered',
  'send-back': 'viewerCanSendBack',
  'take-back': 'viewerCanTakeBack',
  'declare-lost': 'viewerCanDeclareLost',
  'report-found': 'viewerCanReportFound',
  cancel: 'viewerCanCancel',
} as const satisfies Record<string, keyof Fulfillment>;
const stepNames = Object.keys(STEPS) as (keyof typeof STEPS)[];

const ledgerEntrySchema = z
  .object({
    kind: lowerCase(LedgerEntryKind).describe(
      'The reason for the movement, which also determines its direction. Refunds and released deposits go ' +
        'back to the buyer, or are no longer due if they were not paid.',
    ),
    amount: rupeesSchema.describe('The amount in rupees, always above zero.'),
    note: z
      .string()
      .nullable()
      .describe('Details, such as the reason for withholding; null for most movements.'),
    isPaid: z
      .boolean()
      .describe(
        'True if the recipient received the money: the seller for a charge or a deposit, the buyer for a refund or ' +
          'a released deposit.',
      ),
    occurredAt: z.iso.datetime().describe('The time of the movement.'),
  })
  .meta({
    id: 'LedgerEntry',
    description: 'A movement of the money of a fulfillment. Movements are never changed or deleted.',
  });

/** A fulfillment as its seller, its buyer and staff see it. */
export const fulfillmentSchema = z
  .object({
    _id: z.string().describe('The ID of the fulfillment, the same in every API.'),
    order: z.string().describe('The `_id` of the order that the fulfillment is part of.'),
    createdAt: z.iso.datetime().describe('The time at which the order was placed.'),
    status: statusSchema.describe('The progress of the fulfillment, such as shipped or delivered.'),
    actions: z
      .array(z.enum(stepNames))
      .describe(
        'The steps you can take now, named as in their paths: `ship` for POST /api/v1/fulfillments/{id}/ship.',
      ),
    buyer: z
      .object({
        _id: z.string().describe('The ID of the buyer.'),
        name: z.string().describe('The name of the buyer.'),
      })
      .describe('The buyer: the account that placed the order.'),
    seller: z.string().describe('The `_id` of the seller who sends the books.'),
    items: z.array(orderItemSchema).describe('The lines of the order that this seller sends.'),
    totalAmount: rupeesSchema.describe(
      'The total of purchases and rents, without delivery and deposits, in rupees.',
    ),
    deliveryCharge: rupeesSchema.describe('The charge for delivery, in rupees; zero if it is free.'),
    depositTotal: rupeesSchema.describe('The deposits of the fulfillment, in rupees.'),
    shippingAddress: addressSchema.describe('The address to which the order is sent.'),
    ...shipmentFields,
    ...disputeFields,
    settlement: settlementSchema,
    lossSettlement: lossSettlementSchema,
    canDeclareLostFrom: canDeclareLostFromSchema,
    findableUntil: findableUntilSchema,
    moneyBack: moneyBackSchema.describe(
      'The money that the buyer gets back if you cancel now, or if you report lost copies as found. Null if you ' +
        'can do neither. Also null in a support view, and for staff without `money:read`.',
    ),
    timeline: z.array(timelineEntrySchema).describe('The steps taken so far, oldest first.'),
    ledger: z
      .array(ledgerEntrySchema)
      .describe(
        'The movements of money in this fulfillment, oldest first. Empty in a support view, and for staff without `money:read`.',
      ),
    openPayment: openPaymentSchema
      .nullable()
      .describe(
        'The amount that the buyer or the seller must still pay. Null in a support view, and for staff without ' +
          '`money:read`.',
      ),
    payments: z
      .array(paymentSchema)
      .describe(
        'The payments between the two sides, oldest first. Empty in a support view, and for staff without ' +
          '`money:read`.',
      ),
  })
  .meta({
    id: 'Fulfillment',
    description: 'The part of an order that one seller sends, with its own status, timeline and money.',
  });

/** Returns fulfillments in their documented form. Orders, buyers and books are read with one statement each. */
export async function presentFulfillments(scope: Scope, fulfillments: readonly Fulfillment[]) {
  const [orders, buyers, books] = await Promise.all([
    findOrders(scope, [...new Set(fulfillments.map(({ orderId }) => orderId))]),
    findAccounts(scope, [...new Set(fulfillments.map(({ buyerId }) => buyerId))]),
    booksOfLines(
      scope,
      fulfillments.flatMap(({ items }) => items),
    ),
  ]);
  return fulfillments.map((fulfillment) =>
    presentFulfillment(fulfillment, {
      order: orders.find((order) => order?.id === fulfillment.orderId),
      buyer: buyers.find((buyer) => buyer?.id === fulfillment.buyerId),
      books,
    }),
  );
}

interface Surroundings {
  order: Order | null | undefined;
  buyer: PublicAccount | null | undefined;
  books: ReadonlyMap<string, Book>;
}

function presentFulfillment(fulfillment: Fulfillment, { order, buyer, books }: Surroundings) {
  const { items, deliveryCharge, currency } = fulfillment;
  const { totalAmount, depositTotal } = totalsOf(items, deliveryCharge, currency);
  return {
    _id: fulfillment.id,
    order: fulfillment.orderId,
    createdAt: fulfillment.createdAt,
    status: fulfillment.status.toLowerCase(),
    actions: stepNames.filter((name) => fulfillment[STEPS[name]]),
    buyer: { _id: fulfillment.buyerId, name: buyer?.name ?? '' },
    seller: fulfillment.sellerId,
    items: items.map((item) => presentItem(item, books.get(item.bookId))),
    totalAmount: rupees(totalAmount),
    deliveryCharge: rupees(deliveryCharge),
    depositTotal: rupees(depositTotal),
    shippingAddress: order?.shippingAddress,
    ...presentShipments(fulfillment),
    ...presentDisputes(fulfillment),
    settlement: presentSettlement(fulfillment),
    lossSettlement: presentLossSettlement(fulfillment),
    canDeclareLostFrom: fulfillment.viewerCanDeclareLostFrom,
    findableUntil: fulfillment.findableUntil,
    moneyBack: presentMoneyBack(fulfillment),
    timeline: fulfillment.timeline.map(presentTimelineEntry),
    ledger: fulfillment.ledger.map(presentEntry),
    openPayment: presentOpenPayment(fulfillment.openPayment),
    payments: fulfillment.payments.map(presentPayment),
  };
}

function presentEntry({ kind, amount, note, isPaid, occurredAt }: Fulfillment['ledger'][number]) {
  return { kind: kind.toLowerCase(), amount: rupees(amount), note, isPaid, occurredAt };
}
