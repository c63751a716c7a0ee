import { z } from 'zod';
import type { Totals } from '../../domain/orders/pricing.js';
import type { Cart, CartDelivery, CartItem } from '../../usecases/cart/viewCart.js';
import { presentProblem, problemSchema } from '../envelope.js';
import { pickUpOfferSchema } from '../delivery/deliverySchema.js';
import { rupees, rupeesSchema } from '../rupees.js';
import { documentedPrice, presentRental, rentedFromTo } from './rentalDuration.js';

/** The documented REST name of each type of line. */
export const ITEM_TYPES = { PURCHASE: 'purchase', RENTAL: 'rent' } as const;
export const itemTypeSchema = z.enum(ITEM_TYPES);

/** The ID, title, author and cover of the book in a line of a cart or order. */
export const lineBookSchema = z
  .object({ _id: z.string(), title: z.string(), author: z.string(), coverImage: z.string() })
  .meta({ id: 'BookOfLine', description: 'The book in a line of a cart or order.' });

const linePriceSchema = z
  .number()
  .min(0)
  .describe(
    'The price of one copy, or its rent for one day. A purchase costs `price` × `quantity`. A rental costs ' +
      '`price` × days × `quantity`. The result is exactly `lineTotal`.',
  );

const cartItemSchema = z
  .object({
    _id: z.string(),
    book: lineBookSchema,
    type: itemTypeSchema,
    quantity: z.int().min(1),
    price: linePriceSchema,
    lineTotal: rupeesSchema,
    deposit: rupeesSchema.describe(
      'The deposits for all copies in rupees, held until the copies are returned; zero for a purchase.',
    ),
    rentalDuration: rentedFromTo.optional(),
    problem: problemSchema
      .optional()
      .describe('The problem that prevents the line from being ordered now; omitted if there is none.'),
  })
  .meta({
    id: 'CartItem',
    description: 'A line of a cart: a book to buy or rent, and the number of copies.',
  });

const deliverySchema = z
  .object({
    seller: z.string().describe('The `_id` of the seller who sends the books.'),
    charge: rupeesSchema.describe('The delivery charge in rupees; zero if delivery is free.'),
    weightGrams: z.int().describe('The weight of all copies from this seller, in grams.'),
    shortOfFree: rupeesSchema
      .nullable()
      .describe(
        'The amount by which the books from this seller fall short of free delivery. Null if delivery is free, or ' +
          'never becomes free.',
      ),
    pickUp: pickUpOfferSchema
      .nullable()
      .describe('The place where you can pick up the books yourself; null if the seller offers no pick-up.'),
    isPickedUp: z
      .boolean()
      .describe('True if you chose to pick up the books from this seller. The charge is then zero.'),
  })
  .meta({
    id: 'CartDelivery',
    description: 'A seller’s delivery charge for their books in a cart.',
  });

/** The delivery charge of a cart or an order, and the total that includes it. */
export const deliveryTotals = {
  deliveryCharge: rupeesSchema.describe(
    'The sum of the delivery charges of all sellers; zero if delivery is free.',
  ),
  totalWithDelivery: rupeesSchema.describe('The sum of `totalAmount` and `deliveryCharge`.'),
};

export const cartSchema = z
  .object({
    _id: z.string(),
    items: z.array(cartItemSchema),
    itemCount: z.int().min(0).describe('The number of copies in all lines.'),
    totalAmount: rupeesSchema.describe(
      'The price of all purchases and rents, without delivery and deposits.',
    ),
    deliveries: z
      .array(deliverySchema)
      .describe('The delivery charge of each seller, in the order of the lines.'),
    ...deliveryTotals,
    depositTotal: rupeesSchema,
    amountDue: rupeesSchema.describe('The sum of `totalWithDelivery` and `depositTotal`.'),
  })
  .meta({
    id: 'Cart',
    description: 'The books you are about to order, at current prices. A cart reserves nothing.',
  });

/** Returns the principal's cart in its documented form. */
export function presentCart({ id, items, itemCount, deliveries, ...totals }: Cart) {
  return {
    _id: id,
    items: items.map(presentItem),
    itemCount,
    deliveries: deliveries.map(presentDelivery),
    ...presentTotals(totals),
  };
}

/** Returns the totals of a cart or an order in their documented form. */
export function presentTotals(totals: Totals) {
  return {
    totalAmount: rupees(totals.totalAmount),
    deliveryCharge: rupees(totals.deliveryCharge),
    totalWithDelivery: rupees(totals.totalWithDelivery),
    depositTotal: rupees(totals.depositTotal),
    amountDue: rupees(totals.amountDue),
  };
}

function presentDelivery({ sellerId, charge, weightGrams, shortOfFree, pickUp, isPickedUp }: CartDelivery) {
  return {
    seller: sellerId,
    charge: rupees(charge),
    weightGrams,
    shortOfFree: shortOfFree && rupees(shortOfFree),
    pickUp,
    isPickedUp,
  };
}

function presentItem(item: CartItem) {
  const { book, quantity, lineTotal, rentalPeriod, problem } = item;
  return {
    _id: item.id,
    book: { _id: book.id, title: book.title, author: book.author, coverImage: book.cover.card },
    type: ITEM_TYPES[item.type],
    quantity,
    price: documentedPrice({ total: lineTotal, quantity, rentalPeriod }),
    lineTotal: rupees(lineTotal),
    deposit: rupees(item.deposit),
    ...(rentalPeriod && { rentalDuration: presentRental(rentalPeriod) }),
    ...(problem && { problem: presentProblem(problem) }),
  };
}
