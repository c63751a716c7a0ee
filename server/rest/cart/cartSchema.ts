import { z } from 'zod';
import type { Cart, CartItem } from '../../usecases/cart/viewCart.js';
import { presentProblem, problemSchema } from '../envelope.js';
import { rupees, rupeesSchema } from '../rupees.js';
import { documentedPrice, presentRental, rentedFromTo } from './rentalDuration.js';

/** The documented REST name of each type of line. */
export const ITEM_TYPES = { PURCHASE: 'purchase', RENTAL: 'rent' } as const;
export const itemTypeSchema = z.enum(ITEM_TYPES);

/** The book in a line of a cart or order. */
export const lineBookSchema = z
  .object({ _id: z.string(), title: z.string(), author: z.string(), coverImage: z.string() })
  .meta({ id: 'BookOfLine', description: 'The book in a line of a cart or an order.' });

const linePriceSchema = z
  .number()
  .min(0)
  .describe(
    'A purchase costs `price` × `quantity`, a rental `price` × days × `quantity`: exactly `lineTotal`.',
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
      'The deposits of all copies, held until they are returned; zero for a purchase.',
    ),
    rentalDuration: rentedFromTo.optional(),
    problem: problemSchema
      .optional()
      .describe('The problem that prevents the line from being ordered now; omitted if there is none.'),
  })
  .meta({ id: 'CartItem', description: 'A line of a cart.' });

export const cartSchema = z
  .object({
    _id: z.string(),
    items: z.array(cartItemSchema),
    itemCount: z.int().min(0).describe('The number of copies in all lines.'),
    totalAmount: rupeesSchema.describe('Purchases and rents, without deposits.'),
    depositTotal: rupeesSchema,
    amountDue: rupeesSchema.describe('`totalAmount` and `depositTotal` together.'),
  })
  .meta({
    id: 'Cart',
    description: 'The books you are about to order, at current prices. A cart reserves nothing.',
  });

/** Returns the principal's cart in its documented form. */
export function presentCart({ id, items, itemCount, totalAmount, depositTotal, amountDue }: Cart) {
  return {
    _id: id,
    items: items.map(presentItem),
    itemCount,
    totalAmount: rupees(totalAmount),
    depositTotal: rupees(depositTotal),
    amountDue: rupees(amountDue),
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
