import { z } from 'zod';
import { lineMoneyFields, presentLineMoney } from './lineMoneyFields.js';
import { PaymentMethod } from '../../domain/orders/checkout.js';
import { OrderStatus } from '../../domain/orders/orderStatus.js';
import { plus } from '../../domain/money/money.js';
import { findBooks } from '../../usecases/catalogue/findBooks.js';
import type { Book } from '../../usecases/catalogue/book.js';
import type { Order, OrderItem } from '../../usecases/orders/order.js';
import type { Scope } from '../../usecases/scope.js';
import {
  deliveryTotals,
  ITEM_TYPES,
  itemTypeSchema,
  lineBookSchema,
  presentTotals,
} from '../cart/cartSchema.js';
import { documentedPrice, presentRental, rentedFromTo } from '../cart/rentalDuration.js';
import { lowerCase } from '../lowerCase.js';
import { rupees, rupeesSchema } from '../rupees.js';
import { addressSchema } from './addressSchema.js';
import { moneyBackSchema, presentMoneyBack } from './moneyBackSchema.js';
import { presentPurchases, purchaseFields } from './purchaseFields.js';
import { awaitsArrivalSchema } from './arrivalFields.js';
import { presentRentalPayment, rentalPaymentFields } from './rentalPaymentFields.js';
import { depositFields, presentDeposits } from './depositFields.js';
import { onlinePaymentSchema, presentOnlinePayment } from './onlinePaymentSchema.js';

export const statusSchema = lowerCase(OrderStatus);

const orderedPriceSchema = z
  .number()
  .min(0)
  .describe(
    'The price of one copy; for a rental, the price of one copy for one day. The sum of `lineTotal` and ' +
      '`extensionTotal` is exactly this price times `quantity` and, for a rental, times the number of days in ' +
      '`rentalDuration`.',
  );

export const orderItemSchema = z
  .object({
    _id: z.string(),
    book: lineBookSchema,
    type: itemTypeSchema,
    quantity: z.int().min(1),
    price: orderedPriceSchema,
    lineTotal: rupeesSchema.describe(
      'The price or rent at the time of ordering, without deposit and extensions.',
    ),
    extensionTotal: rupeesSchema.describe('The charge for extensions, in addition to `lineTotal`.'),
    deposit: rupeesSchema,
    keptIfLost: rupeesSchema.describe(
      'The part of the deposit that pays for the copies if they are lost; zero for a purchase.',
    ),
    ...purchaseFields,
    ...rentalPaymentFields,
    ...lineMoneyFields,
    seller: z.string().describe('The `_id` of the account that sells or rents out the copies.'),
    awaitsArrival: awaitsArrivalSchema,
    rentalDuration: rentedFromTo.optional(),
  })
  .meta({
    id: 'OrderItem',
    description: 'A line of an order, with the title and price at the time of ordering.',
  });

export const orderSchema = z
  .object({
    _id: z.string(),
    createdAt: z.iso.datetime(),
    status: statusSchema.describe('The status of the least advanced fulfillment that is not cancelled.'),
    totalAmount: rupeesSchema.describe(
      'The total of purchases and rents as ordered, without delivery and deposits.',
    ),
    ...deliveryTotals,
    depositTotal: rupeesSchema,
    ...depositFields,
    amountDue: rupeesSchema.describe('The sum of `totalWithDelivery` and `depositTotal`.'),
    refundedAmount: rupeesSchema.describe(
      'The charges that were cancelled or refunded, for example for a cancelled fulfillment. Includes delivery, but ' +
        'not deposits. Zero in a support view, and for staff without `money:read`.',
    ),
    netAmount: rupeesSchema.describe(
      'The net total: `totalWithDelivery` plus extensions, late fees and withheld deposits, less `refundedAmount`. ' +
        'Equal to `totalWithDelivery` in a support view, and for staff without `money:read`.',
    ),
    items: z.array(orderItemSchema),
    fulfillments: z
      .array(
        z.object({
          _id: z.string(),
          seller: z.string(),
          status: statusSchema.describe('The progress of the fulfillment, such as shipped or delivered.'),
        }),
      )
      .describe('The fulfillments, one for each seller.'),
    hasRated: z
      .boolean()
      .describe(
        'True if the buyer has rated every seller whose fulfillment was not cancelled. False if all ' +
          'fulfillments were cancelled.',
      ),
    rating: z
      .number()
      .min(0)
      .max(100)
      .nullable()
      .describe(
        'The mean of the buyer’s ratings of the sellers in the order, 10 to 100; null before the first rating.',
      ),
    isPickedUp: z
      .boolean()
      .describe(
        'True if the buyer picks up all fulfillments that have the same status as the order. In this ' +
          'case, `shipped` means ready for pick-up.',
      ),
    moneyBack: moneyBackSchema.describe(
      'The refund if you cancel the whole order now; null if you cannot, and in a support view.',
    ),
    shippingAddress: addressSchema,
    paymentMethod: lowerCase(PaymentMethod),
    payment: onlinePaymentSchema
      .nullable()
      .describe(
        'The online payment. Null if the buyer pays the sellers directly. Hidden (null) from the sellers, from ' +
          'staff without `money:read`, and in a support view. While the payment is `awaiting`, the order is `pending` ' +
          'and the sellers cannot act on it.',
      ),
  })
  .meta({
    id: 'Order',
    description: 'Everything that a buyer ordered in one checkout. Sellers see only their own fulfillment.',
  });

/** Returns orders in their documented form. One statement reads the covers of all their books. */
export async function presentOrders(scope: Scope, orders: readonly Order[]) {
  const books = await booksOfLines(
    scope,
    orders.flatMap(({ items }) => items),
  );
  return orders.map((order) => presentOrder(order, books));
}

/** Returns the current books of these order lines, by ID. */
export async function booksOfLines(
  scope: Scope,
  items: readonly OrderItem[],
): Promise<ReadonlyMap<string, Book>> {
  const ids = [...new Set(items.map(({ bookId }) => bookId))];
  return new Map((await findBooks(scope, ids)).flatMap((book) => (book ? [[book.id, book]] : [])));
}

function presentOrder(order: Order, books: ReadonlyMap<string, Book>) {
  return {
    _id: order.id,
    createdAt: order.createdAt,
    status: order.status.toLowerCase(),
    ...presentTotals(order),
    ...presentDeposits(order),
    refundedAmount: rupees(order.refundedAmount),
    netAmount: rupees(order.netAmount),
    items: order.items.map((item) => presentItem(item, books.get(item.bookId))),
    fulfillments: order.fulfillments.map(({ id, sellerId, status }) => ({
      _id: id,
      seller: sellerId,
      status: status.toLowerCase(),
    })),
    hasRated: order.hasRated,
    rating: order.rating,
    isPickedUp: order.isPickedUp,
    moneyBack: presentMoneyBack(order),
    shippingAddress: order.shippingAddress,
    paymentMethod: order.paymentMethod.toLowerCase(),
    payment: order.payment && presentOnlinePayment(order.payment),
  };
}

/**
 * Returns an order line in its documented form. Title and author are as they were when the order was placed; the cover is the
 * current one.
 */
export function presentItem(item: OrderItem, book: Book | undefined) {
  const { quantity, rentalPeriod, lineTotal, extensionTotal } = item;
  return {
    _id: item.id,
    book: { _id: item.bookId, title: item.title, author: item.author, coverImage: book?.cover.card ?? '' },
    type: ITEM_TYPES[item.type],
    quantity,
    price: documentedPrice({ total: plus(lineTotal, extensionTotal), quantity, rentalPeriod }),
    lineTotal: rupees(lineTotal),
    extensionTotal: rupees(extensionTotal),
    deposit: rupees(item.deposit),
    keptIfLost: rupees(item.keptIfLost),
    ...presentPurchases(item),
    ...presentRentalPayment(item),
    ...presentLineMoney(item),
    seller: item.sellerId,
    awaitsArrival: item.awaitsArrival,
    ...(rentalPeriod && { rentalDuration: presentRental(rentalPeriod) }),
  };
}
