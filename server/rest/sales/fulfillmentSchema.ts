import { z } from 'zod';
import { LedgerEntryKind } from '../../domain/money/ledger.js';
import { totalsOf } from '../../domain/orders/pricing.js';
import type { Book } from '../../usecases/catalogue/book.js';
import { findAccounts, type PublicAccount } from '../../usecases/accounts/findAccounts.js';
import { findOrders } from '../../usecases/orders/findOrders.js';
import type { Fulfillment, Order } from '../../usecases/orders/order.js';
import type { Scope } from '../../usecases/scope.js';
import {
  addressSchema,
  booksOfLines,
  lowerCase,
  orderItemSchema,
  presentItem,
  statusSchema,
} from '../orders/orderSchema.js';
import { rupees, rupeesSchema } from '../rupees.js';

/** The steps of a fulfillment as its paths name them, and what tells whether the viewer may take one now. */
const STEPS = {
  confirm: 'viewerCanConfirm',
  ship: 'viewerCanShip',
  deliver: 'viewerCanMarkDelivered',
  'take-back': 'viewerCanTakeBack',
  cancel: 'viewerCanCancel',
} as const satisfies Record<string, keyof Fulfillment>;
const stepNames = Object.keys(STEPS) as (keyof typeof STEPS)[];

const timelineEntrySchema = z
  .object({
    from: statusSchema.nullable().describe('The status before; null for the first step.'),
    to: statusSchema.describe('The status after.'),
    reason: z.string().nullable().describe('Why, if it was said.'),
    occurredAt: z.iso.datetime().describe('When.'),
  })
  .meta({ id: 'TimelineEntry', description: 'A step that a fulfillment has taken.' });

const ledgerEntrySchema = z
  .object({
    kind: lowerCase(LedgerEntryKind).describe(
      'What moved: a refund and a released deposit go back to the buyer.',
    ),
    amount: rupeesSchema.describe('Above zero, in rupees: the kind says in which direction.'),
    note: z.string().nullable().describe('What there is to say about it.'),
    occurredAt: z.iso.datetime().describe('When.'),
  })
  .meta({ id: 'LedgerEntry', description: 'A movement of the money of a fulfillment.' });

/** The part of an order that one seller sends, as its seller and its buyer see it. */
export const fulfillmentSchema = z
  .object({
    _id: z.string().describe('The id of the fulfillment.'),
    order: z.string().describe('The _id of the order that it is a part of.'),
    createdAt: z.iso.datetime().describe('When it was ordered.'),
    status: statusSchema.describe('How far it has come.'),
    actions: z.array(z.enum(stepNames)).describe('The steps that you may take now: the ends of their paths.'),
    buyer: z
      .object({ _id: z.string().describe('The id of the buyer.'), name: z.string().describe('Their name.') })
      .describe('Who ordered it.'),
    seller: z.string().describe('The _id of the seller.'),
    items: z.array(orderItemSchema).describe('What is sent.'),
    totalAmount: rupeesSchema.describe('Purchases and rents of this part, in rupees.'),
    depositTotal: rupeesSchema.describe('The deposits of this part, in rupees.'),
    shippingAddress: addressSchema.describe('Where it goes.'),
    shipment: z
      .object({
        carrier: z.string().nullable().describe('Who carries it.'),
        trackingNumber: z.string().nullable().describe('The number under which the carrier follows it.'),
      })
      .nullable()
      .describe('How the parcel travels; null when nothing is said.'),
    settlement: z
      .object({
        lateFee: rupeesSchema.describe('The late fee of today, in rupees.'),
        depositLeft: rupeesSchema.describe('What is left of the deposits after it, in rupees.'),
      })
      .nullable()
      .describe('What taking back what was rented would come to today; null while nothing is out.'),
    timeline: z.array(timelineEntrySchema).describe('Its steps so far, the first one first.'),
    ledger: z.array(ledgerEntrySchema).describe('The movements of its money, the first one first.'),
  })
  .meta({ id: 'Fulfillment', description: 'The part of an order that one seller sends.' });

/** Presents fulfillments with their orders, buyers and books: three statements, however many. */
export async function presentFulfillments(scope: Scope, parts: readonly Fulfillment[]) {
  const [orders, buyers, books] = await Promise.all([
    findOrders(scope, [...new Set(parts.map(({ orderId }) => orderId))]),
    findAccounts(scope, [...new Set(parts.map(({ buyerId }) => buyerId))]),
    booksOfLines(
      scope,
      parts.flatMap(({ items }) => items),
    ),
  ]);
  return parts.map((part) =>
    presentFulfillment(part, {
      order: orders.find((order) => order?.id === part.orderId),
      buyer: buyers.find((buyer) => buyer?.id === part.buyerId),
      books,
    }),
  );
}

interface Surroundings {
  order: Order | null | undefined;
  buyer: PublicAccount | null | undefined;
  books: ReadonlyMap<string, Book>;
}

function presentFulfillment(part: Fulfillment, { order, buyer, books }: Surroundings) {
  const { totalAmount, depositTotal } = totalsOf(part.items);
  return {
    _id: part.id,
    order: part.orderId,
    createdAt: part.createdAt,
    status: part.status.toLowerCase(),
    actions: stepNames.filter((name) => part[STEPS[name]]),
    buyer: { _id: part.buyerId, name: buyer?.name ?? '' },
    seller: part.sellerId,
    items: part.items.map((item) => presentItem(item, books.get(item.bookId))),
    totalAmount: rupees(totalAmount),
    depositTotal: rupees(depositTotal),
    shippingAddress: order?.shippingAddress,
    shipment: part.shipment,
    settlement: presentSettlement(part),
    timeline: part.timeline.map(presentTimelineEntry),
    ledger: part.ledger.map(presentEntry),
  };
}

function presentSettlement({ settlement }: Fulfillment) {
  return settlement && { lateFee: rupees(settlement.lateFee), depositLeft: rupees(settlement.depositLeft) };
}

function presentTimelineEntry({ from, to, reason, occurredAt }: Fulfillment['timeline'][number]) {
  return { from: from?.toLowerCase() ?? null, to: to.toLowerCase(), reason, occurredAt };
}

function presentEntry({ kind, amount, note, occurredAt }: Fulfillment['ledger'][number]) {
  return { kind: kind.toLowerCase(), amount: rupees(amount), note, occurredAt };
}
