import { describe, expect, it } from 'vitest';
import { addToCartSchema, assertCartHasRoom, cartLineProblem, type CartLine, type FreeDays } from './cart.js';
import { DomainError, parseInput } from './errors.js';
import { money } from './money.js';

const today = '2025-11-20';
const book = {
  sellerId: 'user_seller',
  status: 'AVAILABLE',
  price: {
    sale: money(10_000),
    lease: { perMonth: money(1000), deposit: money(5000), minDuration: 2, maxDuration: 6 },
  },
} as const;
const purchase: CartLine = { type: 'PURCHASE', quantity: 1, startsOn: null, months: null };
const rental: CartLine = { type: 'RENTAL', quantity: 1, startsOn: today, months: 2 };
const twoFree: FreeDays = { copies: 2, freeFrom: today };

const problemOf = (
  line: Partial<CartLine> & Pick<CartLine, 'type'>,
  change: Partial<Parameters<typeof cartLineProblem>[1]> = {},
  asking: { buyerId?: string; free?: FreeDays } = {},
) =>
  cartLineProblem(
    { ...(line.type === 'RENTAL' ? rental : purchase), ...line },
    { ...book, ...change },
    { buyerId: 'user_buyer', today, free: twoFree, ...asking },
  );

describe('a line of a cart', () => {
  it('of a book that can be had has no problem', () => {
    expect(problemOf(purchase)).toBeNull();
    expect(problemOf(rental)).toBeNull();
  });

  it.each([purchase, rental])('is never the own book, nor one that is gone ($type)', (line) => {
    expect(problemOf(line, {}, { buyerId: 'user_seller' })).toMatchObject({
      code: 'OWN_BOOK',
      field: ['bookId'],
    });
    expect(problemOf(line, { status: 'UNLISTED' })).toMatchObject({ code: 'BOOK_UNLISTED' });
    expect(problemOf(line, { status: 'SOLD' })).toMatchObject({ code: 'BOOK_SOLD' });
  });

  it('is bought only when for sale, and rented only when for rent', () => {
    expect(problemOf(purchase, { price: { ...book.price, sale: null } })).toMatchObject({
      code: 'NOT_FOR_SALE',
    });
    expect(problemOf(rental, { price: { ...book.price, lease: null } })).toMatchObject({
      code: 'NOT_FOR_RENT',
    });
  });

  it('is rented for as long as the book allows, from today or later', () => {
    expect(problemOf({ type: 'RENTAL', months: 7 })).toMatchObject({
      code: 'DURATION_OUT_OF_RANGE',
      field: ['rental', 'months'],
      values: { min: 2, max: 6 },
    });
    expect(problemOf({ type: 'RENTAL', startsOn: '2025-11-19' })).toMatchObject({ code: 'DATE_IN_PAST' });
    expect(problemOf({ type: 'RENTAL', startsOn: null })).toBeNull();
  });

  it.each([purchase, rental])('takes at most the copies that are free on its days ($type)', (line) => {
    expect(problemOf({ ...line, quantity: 2 })).toBeNull();
    expect(problemOf({ ...line, quantity: 3 })).toMatchObject({
      code: 'NOT_ENOUGH_COPIES',
      field: ['quantity'],
      values: { available: 2 },
    });
  });

  it('waits for a book of which every copy is rented out or promised on its days', () => {
    const free = { copies: 0, freeFrom: '2025-12-05' };
    const refusal = { code: 'BOOK_RENTED', values: { availableFrom: '2025-12-05' } };
    expect(problemOf(purchase, { status: 'RENTED' }, { free })).toMatchObject(refusal);
    expect(problemOf(rental, { status: 'AVAILABLE' }, { free })).toMatchObject(refusal);
  });

  it('may begin later, while the book is rented out, when it is back by then', () => {
    const free = { copies: 1, freeFrom: '2025-12-05' };
    expect(problemOf({ type: 'RENTAL', startsOn: '2025-12-05' }, { status: 'RENTED' }, { free })).toBeNull();
  });

  it('is told of missing copies when the only free one lies in another line', () => {
    const free = { copies: 0, freeFrom: today };
    expect(problemOf(rental, {}, { free })).toMatchObject({ code: 'NOT_ENOUGH_COPIES' });
  });
});

describe('a cart', () => {
  it('holds 100 lines and no more', () => {
    expect(() => assertCartHasRoom(99)).not.toThrow();
    expect(() => assertCartHasRoom(100)).toThrow('A cart holds at most 100 different items');
  });
});

describe('adding to the cart', () => {
  const codesOf = (input: unknown) => {
    try {
      parseInput(addToCartSchema, input);
      return [];
    } catch (error) {
      if (error instanceof DomainError)
        return error.problems.map(({ code, field }) => [field?.join('.'), code]);
      throw error;
    }
  };

  it('adds one copy unless told otherwise, a rental from today', () => {
    expect(parseInput(addToCartSchema, { bookId: 'b', type: 'RENTAL', rental: { months: 2 } })).toEqual({
      bookId: 'b',
      type: 'RENTAL',
      quantity: 1,
      rental: { months: 2, startsOn: null },
    });
    expect(parseInput(addToCartSchema, { bookId: 'b', type: 'PURCHASE', quantity: 2 })).toMatchObject({
      quantity: 2,
      rental: null,
    });
  });

  it.each([
    [{ type: 'RENTAL' }, 'rental', 'RENTAL_PERIOD_REQUIRED'],
    [{ rental: { months: 1 } }, 'rental', 'RENTAL_PERIOD_UNEXPECTED'],
    [{ quantity: 0 }, 'quantity', 'QUANTITY_TOO_SMALL'],
    [{ quantity: -1 }, 'quantity', 'QUANTITY_TOO_SMALL'],
    [{ quantity: 1.5 }, 'quantity', 'INVALID_VALUE'],
    [{ quantity: 1001 }, 'quantity', 'QUANTITY_TOO_LARGE'],
    [{ bookId: null }, 'bookId', 'REQUIRED'],
    [{ bookId: 'book\0' }, 'bookId', 'INVALID_VALUE'],
    [{ type: 'GIFT' }, 'type', 'INVALID_VALUE'],
    [{ type: 'RENTAL', rental: { months: 1, startsOn: '2025-02-30' } }, 'rental.startsOn', 'DATE_INVALID'],
  ])('with %j is refused', (change, field, code) => {
    expect(codesOf({ bookId: 'b', type: 'PURCHASE', ...change })).toEqual([[field, code]]);
  });
});
