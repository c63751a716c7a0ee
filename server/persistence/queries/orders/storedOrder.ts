import { z } from 'zod';
import { LedgerEntryKind } from '../../../domain/money/ledger.js';
import { CurrencyCode } from '../../../domain/money/money.js';
import { PaymentMethod } from '../../../domain/orders/checkout.js';
import { OrderStatus } from '../../../domain/orders/orderStatus.js';
import { DepositBlockRow, OnlinePaymentRow } from './storedOnlinePayment.js';
import { OrderItemRow, storedItem, type StoredOrderItem } from './storedItem.js';
import { PaymentRow, storedPayment, type StoredPayment } from './storedPayment.js';
import { DisputeRow, storedDispute, type StoredDispute } from './storedDispute.js';
import { count, day, minorUnits, moment, momentInJson } from '../../shapes.js';

/** An extension of a rental. The charge is in minor units. */
const ExtensionRow = z.strictObject({ itemId: z.string(), months: count, endsOn: day, charge: minorUnits });

/**
 * The new days of a rental that arrived after its first day. `fullUntil` is the due date if all agreed months were counted from
 * the delivery.
 */
const ArrivalRow = z.strictObject({ itemId: z.string(), startsOn: day, endsOn: day, fullUntil: day });

const TimelineRow = z.strictObject({
  from: z.enum(OrderStatus).nullable(),
  to: z.enum(OrderStatus),
  actorId: z.string().nullable(),
  reason: z.string().nullable(),
  /** The extension, if the entry records one; otherwise null. */
  extension: ExtensionRow.nullable(),
  /** The rentals that arrived after their first day, so that this delivery moved their days. */
  arrivals: z.array(ArrivalRow),
  /** The order line whose copies the buyer bought, if the entry records that; otherwise null. */
  boughtItemId: z.string().nullable(),
  /** True if the entry records that the buyer sent the rented copies back. */
  isSentBack: z.boolean(),
  occurredAt: momentInJson,
});

const ReturnShipmentRow = z.strictObject({
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  sentAt: momentInJson,
});

const LedgerRow = z.strictObject({
  kind: z.enum(LedgerEntryKind),
  amount: minorUnits,
  note: z.string().nullable(),
  occurredAt: momentInJson,
});

/**
 * A side of a fulfillment as the recipient of payments. The sealed UPI address is in hexadecimal digits; null if the account
 * has none.
 */
const PayeeRow = z.strictObject({
  id: z.string(),
  name: z.string(),
  sealedUpiAddress: z.string().nullable(),
});

const optional = z.string().nullable();

/**
 * The pick-up of a fulfillment. The code exists only while the books are ready, and only the buyer may read it. `sealedCode` is
 * in hexadecimal digits. Instead of it, `code` is set if the code was stored before codes were sealed.
 */
const PickUpRow = z.strictObject({ place: optional, city: optional, code: optional, sealedCode: optional });

const FulfillmentRow = z.strictObject({
  id: z.string(),
  sellerId: z.string(),
  status: z.enum(OrderStatus),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** The charge for delivery, as agreed in the order. */
  deliveryCharge: minorUnits,
  /** The pick-up; null if the seller sends the books. */
  pickUp: PickUpRow.nullable(),
  /** The parcel in which the buyer sent the rented copies back; null until then. */
  returnShipment: ReturnShipmentRow.nullable(),
  /** The buyer's rating, 10 to 100; null without a rating. */
  rating: z.int().nullable(),
  createdAt: momentInJson,
  /**
   * The time at which the limit for unmarked direct payments was introduced, if the fulfillment is older than the limit; null
   * if it is newer.
   */
  unmarkedFrom: momentInJson.nullable(),
  items: z.array(OrderItemRow),
  timeline: z.array(TimelineRow),
  ledger: z.array(LedgerRow),
  payments: z.array(PaymentRow),
  disputes: z.array(DisputeRow),
  sellerAsPayee: PayeeRow,
});

/** A row of `ordersByIds`. Fulfillments, lines, timelines and ledgers are JSON, with times as ISO texts. */
export const OrderRow = z.strictObject({
  id: z.string(),
  buyerId: z.string(),
  createdAt: moment,
  /** Currency of all amounts in the order. */
  currency: z.enum(CurrencyCode),
  paymentMethod: z.enum(PaymentMethod),
  buyerAsPayee: PayeeRow,
  /** The online payment; null for an order that buyer and sellers settle directly. */
  onlinePayment: OnlinePaymentRow.nullable(),
  /** The block of the deposits; null if they are charged, or if the order has none. */
  depositBlock: DepositBlockRow.nullable(),
  shippingAddress: z.strictObject({
    street: z.string(),
    city: z.string(),
    state: z.string(),
    zipcode: z.string(),
    country: z.string(),
    receiver: z.string().nullable(),
    phone: z.string().nullable(),
  }),
  fulfillments: z.array(FulfillmentRow),
});
type OrderRow = z.infer<typeof OrderRow>;

/** A row type whose property `Key` is a Date instead of a text. */
type Dated<Row, Key extends keyof Row> = Omit<Row, Key> & Record<Key, Date>;

/** An entry of a fulfillment's timeline, with its time as a Date. */
export type StoredTimelineEntry = Dated<z.infer<typeof TimelineRow>, 'occurredAt'>;

/** The parcel in which a buyer sent rented copies back. */
export type StoredReturnShipment = Dated<z.infer<typeof ReturnShipmentRow>, 'sentAt'>;

/** The online payment of an order. The amount is in minor units. */
export type StoredOnlinePayment = Dated<z.infer<typeof OnlinePaymentRow>, 'expiresAt'>;

/** The block that secures the deposits of an order. Amounts are in minor units. */
export type StoredDepositBlock = Dated<z.infer<typeof DepositBlockRow>, 'expiresAt'>;

/** An entry of the ledger. The amount is in minor units. */
export type StoredLedgerEntry = Dated<z.infer<typeof LedgerRow>, 'occurredAt'>;

export interface StoredFulfillment extends Omit<
  z.infer<typeof FulfillmentRow>,
  'createdAt' | 'unmarkedFrom' | 'items' | 'timeline' | 'ledger' | 'payments' | 'disputes' | 'returnShipment'
> {
  createdAt: Date;
  unmarkedFrom: Date | null;
  returnShipment: StoredReturnShipment | null;
  /** Currency of all amounts, copied from the order. */
  currency: CurrencyCode;
  /** True while the order waits for its online payment. */
  awaitsPayment: boolean;
  /** True if the deposits are blocked at the buyer's bank instead of being paid. */
  isDepositBlocked: boolean;
  items: StoredOrderItem[];
  timeline: StoredTimelineEntry[];
  ledger: StoredLedgerEntry[];
  payments: StoredPayment[];
  /** The disputes about the fulfillment, oldest first. */
  disputes: StoredDispute[];
}

/** An order with its fulfillments, lines, timelines and ledgers. */
export interface StoredOrder extends Omit<OrderRow, 'fulfillments' | 'onlinePayment' | 'depositBlock'> {
  onlinePayment: StoredOnlinePayment | null;
  depositBlock: StoredDepositBlock | null;
  fulfillments: StoredFulfillment[];
}

/** Converts a row to a StoredOrder: parses times, and copies the currency into each fulfillment. */
export function storedOrder({ fulfillments, onlinePayment, depositBlock, ...order }: OrderRow): StoredOrder {
  const awaitsPayment = onlinePayment?.status === 'AWAITING';
  return {
    ...order,
    onlinePayment: onlinePayment && { ...onlinePayment, expiresAt: new Date(onlinePayment.expiresAt) },
    depositBlock: depositBlock && { ...depositBlock, expiresAt: new Date(depositBlock.expiresAt) },
    fulfillments: fulfillments.map(
      ({ createdAt, unmarkedFrom, items, timeline, ledger, payments, returnShipment, ...rest }) => ({
        ...rest,
        disputes: rest.disputes.map(storedDispute),
        currency: order.currency,
        awaitsPayment,
        isDepositBlocked: depositBlock !== null,
        createdAt: new Date(createdAt),
        unmarkedFrom: unmarkedFrom === null ? null : new Date(unmarkedFrom),
        items: items.map(storedItem),
        returnShipment: returnShipment && { ...returnShipment, sentAt: new Date(returnShipment.sentAt) },
        timeline: timeline.map((entry) => ({ ...entry, occurredAt: new Date(entry.occurredAt) })),
        ledger: ledger.map((entry) => ({ ...entry, occurredAt: new Date(entry.occurredAt) })),
        payments: payments.map(storedPayment),
      }),
    ),
  };
}
