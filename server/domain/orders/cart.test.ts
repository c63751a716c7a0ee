import { describe, expect, it } from 'vitest';
import {
  addToCartSchema,
  assertCartHasRoom,
  copiesProblem,
  MOST_LINES,
  offerProblem,
  type CartLine,
} from './cart.js';
import { DomainError, parseInput } from '../shared/errors.js';
import { MOST_OF_A_LINE } from '../shared/fields.js';
import { HIGHEST_AMOUNT, HIGHEST_RENT, LONGEST_LEASE } from '../catalogue/listing.js';
import { money } from '../money/money.js';
import { totalsOf } from './pricing.js';

const inr = (amount: number) => money(amount, 'INR');

const asking = { buyerId: 'user_buyer', today: '2025-11-20' };
const book = {
  sellerId: 'user_seller',
  status: 'AVAILABLE',
  price: {
    currency: 'INR',
    sale: inr(10_000),
    lease: {
      perMonth: inr(1000),
      deposit: inr(5000),
      lateFeePerDay: inr(0),
      minDuration: 2,
      maxDuration: 6,
      replacementPrice: null,
      rentCreditPercent: null,
    },
  },
} as const;
const purchase: CartLine = { type: 'PURCHASE', quantity: 1, startsOn: null, months: null };
const rental: CartLine = { type: 'RENTAL', quantity: 1, startsOn: asking.today, months: 2 };

describe('a line of a cart', () => {
  it.each([purchase, rental])('of a book that is offered has no problem ($type)', (line) => {
    expect(offerProblem(line, book, asking)).toBeNull();
  });

  it.each([purchase, rental])('is never the own book, nor one that is gone ($type)', (line) => {
    expect(offerProblem(line, { ...book, sellerId: 'user_buyer' }, asking)).toMatchObject({
      code: 'OWN_BOOK',
      field: ['bookId'],
    });
    expect(offerProblem(line, { ...book, status: 'UNLISTED' }, asking)?.code).toBe('BOOK_UNLISTED');
    expect(offerProblem(line, { ...book, status: 'SOLD' }, asking)?.code).toBe('BOOK_SOLD');
  });

  it('is bought only when for sale, and rented only when for rent', () => {
    const { sale, lease } = book.price;
    expect(
      offerProblem(purchase, { ...book, price: { currency: 'INR', sale: null, lease } }, asking)?.code,
    ).toBe('NOT_FOR_SALE');
    expect(
      offerProblem(rental, { ...book, price: { currency: 'INR', sale, lease: null } }, asking)?.code,
    ).toBe('NOT_FOR_RENT');
  });

  it.each([1, 7, 0, -3, 2 ** 31])('is not rented for %i months when 2 to 6 are offered', (months) => {
    expect(offerProblem({ ...rental, months }, book, asking)).toMatchObject({
      code: 'DURATION_OUT_OF_RANGE',
      field: ['rental', 'months'],
      values: { min: 2, max: 6 },
    });
  });

  it('is rented from today or later', () => {
    expect(offerProblem({ ...rental, startsOn: '2025-11-19' }, book, asking)?.code).toBe('DATE_IN_PAST');
    expect(offerProblem({ ...rental, startsOn: null }, book, asking)).toBeNull();
  });
});

describe('the copies for a line', () => {
  it('are those that are free on its days, and no more', () => {
    const free = { copies: 2, freeFrom: asking.today };
    expect(copiesProblem(2, free, asking)).toBeNull();
    expect(copiesProblem(3, free, asking)).toMatchObject({
      code: 'NOT_ENOUGH_COPIES',
      field: ['quantity'],
      values: { available: 2 },
    });
  });

  it('are waited for while every one is rented out or promised', () => {
    expect(copiesProblem(1, { copies: 0, freeFrom: '2025-12-05' }, asking)).toMatchObject({
      code: 'BOOK_RENTED',
      values: { availableFrom: '2025-12-05' },
    });
  });

  it('are missing when the only free one lies in another line, or none will be free', () => {
    expect(copiesProblem(1, { copies: 0, freeFrom: asking.today }, asking)?.code).toBe('NOT_ENOUGH_COPIES');
    expect(copiesProblem(1, { copies: 0, freeFrom: null }, asking)?.code).toBe('NOT_ENOUGH_COPIES');
  });
});

describe('a cart', () => {
  it('comes to an exact total, however dear it is', () => {
    const dearest = inr(Math.max(HIGHEST_AMOUNT, HIGHEST_RENT * LONGEST_LEASE) * MOST_OF_A_LINE);
    const lines = Array.from({ length: MOST_LINES }, () => ({
      lineTotal: dearest,
      deposit: inr(HIGHEST_AMOUNT * MOST_OF_A_LINE),
    }));
    expect(() => totalsOf(lines, inr(0), 'INR')).not.toThrow();
  });

  it('holds 200 lines and no more', () => {
    expect(() => assertCartHasRoom(199)).not.toThrow();
    expect(() => assertCartHasRoom(200)).toThrow('A cart can hold at most 200 different items');
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
      idempotencyKey: null,
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
