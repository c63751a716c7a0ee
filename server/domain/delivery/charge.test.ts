import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { balanceOf, entriesAtOrder, type LineAmounts } from '../money/ledger.js';
import { money, sum } from '../money/money.js';
import { totalsOf } from '../orders/pricing.js';
import { DomainError, parseInput } from '../shared/errors.js';
import {
  assertPickUpOffered,
  deliveriesOf,
  deliveryCharge,
  totalCharge,
  type DeliveredLine,
} from './charge.js';
import {
  assertWeightsDiffer,
  BOOK_POST_RATES,
  deliveryTermsSchema,
  freeDelivery,
  type DeliveryTerms,
} from './deliveryTerms.js';
import { weightOf } from './weight.js';

const inr = (amount: number) => money(amount, 'INR');
const terms = (change: Partial<DeliveryTerms>): DeliveryTerms => ({ ...freeDelivery('INR'), ...change });
const flat = terms({ kind: 'FLAT', charge: 4_000, freeAbove: 50_000 });
const byWeight = terms({ kind: 'BY_WEIGHT', rates: [...BOOK_POST_RATES] });

const charge = (grams: number, of: DeliveryTerms, books = 10_000) =>
  deliveryCharge({ books: inr(books), grams }, of).amount;

describe('the charge for delivery', () => {
  it('is nothing unless the seller asks for it', () => {
    expect(charge(9_000, freeDelivery('INR'))).toBe(0);
  });

  it('is flat, until the books reach the amount from which it is free', () => {
    expect([charge(100, flat), charge(9_000, flat, 49_999), charge(100, flat, 50_000)]).toEqual([
      4_000, 4_000, 0,
    ]);
  });

  it.each([
    [1, 2_000],
    [300, 2_000],
    [301, 2_500],
    [5_000, 10_000],
    [5_001, 12_000],
    [10_000, 20_000],
    [11_000, 23_500],
  ])('of %i g by weight is %i paise: beyond the last row, several parcels go', (grams, expected) => {
    expect(charge(grams, byWeight)).toBe(expected);
  });
});

describe('a pick-up', () => {
  const pickUp = { place: 'Navrangpura', city: 'Ahmedabad' };
  const line = (sellerId: string, of: DeliveryTerms): DeliveredLine => ({
    book: { sellerId, binding: null, pages: null, weightGrams: 400 },
    quantity: 1,
    lineTotal: inr(10_000),
    terms: of,
  });
  const lines = [line('user_dev', { ...flat, pickUp }), line('user_asha', flat)];

  it('costs nothing, at the sellers who offer it', () => {
    const chosen = deliveriesOf(lines, 'INR', ['user_dev', 'user_asha']);
    expect(chosen.map(({ charge: { amount }, isPickedUp }) => [amount, isPickedUp])).toEqual([
      [0, true],
      [4_000, false],
    ]);
    expect(totalCharge(deliveriesOf(lines, 'INR'), 'INR')).toEqual(inr(8_000));
  });

  it.each([
    [[], []],
    [['user_dev'], []],
    [['user_asha'], ['PICK_UP_NOT_OFFERED']],
    [['user_dev', 'user_unknown'], ['PICK_UP_NOT_OFFERED']],
  ])('is chosen from %j: %j', (pickUpFrom, refusals) => {
    expect(codesOf(() => assertPickUpOffered(deliveriesOf(lines, 'INR', pickUpFrom), pickUpFrom))).toEqual(
      refusals,
    );
  });
});

function codesOf(work: () => void): string[] {
  try {
    work();
    return [];
  } catch (error) {
    if (error instanceof DomainError) return error.problems.map(({ code }) => code);
    throw error;
  }
}

describe('the weight of a copy', () => {
  it.each([
    [{ weightGrams: 320, binding: 'HARDCOVER', pages: 900 }, 320],
    [{ weightGrams: null, binding: null, pages: 311 }, 403],
    [{ weightGrams: null, binding: 'PAPERBACK', pages: 311 }, 403],
    [{ weightGrams: null, binding: 'HARDCOVER', pages: 311 }, 523],
    [{ weightGrams: null, binding: null, pages: 1 }, 62],
    [{ weightGrams: null, binding: null, pages: null }, 400],
    [{ weightGrams: null, binding: 'HARDCOVER', pages: null }, 520],
  ] as const)('of %o is %i g', (book, grams) => {
    expect(weightOf(book)).toBe(grams);
  });
});

describe('the terms that a seller may state', () => {
  const refusals = (input: object) => {
    try {
      assertWeightsDiffer(parseInput(deliveryTermsSchema, input, 'INR'));
      return [];
    } catch (error) {
      if (error instanceof DomainError)
        return error.problems.map(({ code, field }) => [code, field?.join('.')]);
      throw error;
    }
  };
  const row = (upToGrams: unknown, amount: unknown = 100) => ({ upToGrams, charge: amount });

  it.each([
    [{ kind: 'CASH' }, 'DELIVERY_KIND_UNKNOWN', 'kind'],
    [{ kind: 'FLAT' }, 'DELIVERY_CHARGE_REQUIRED', 'charge'],
    [{ kind: 'FLAT', charge: -1 }, 'DELIVERY_CHARGE_NEGATIVE', 'charge'],
    [{ kind: 'FLAT', charge: 1_000_001 }, 'AMOUNT_TOO_LARGE', 'charge'],
    [{ kind: 'FLAT', charge: 1, freeAbove: 0 }, 'PRICE_NOT_POSITIVE', 'freeAbove'],
    [{ kind: 'BY_WEIGHT' }, 'DELIVERY_RATES_REQUIRED', 'rates'],
    [{ kind: 'BY_WEIGHT', rates: [] }, 'DELIVERY_RATES_REQUIRED', 'rates'],
    [{ kind: 'BY_WEIGHT', rates: [row(9)] }, 'RATE_WEIGHT_OUT_OF_RANGE', 'rates.0.upToGrams'],
    [{ kind: 'BY_WEIGHT', rates: [row(0.5)] }, 'RATE_WEIGHT_OUT_OF_RANGE', 'rates.0.upToGrams'],
    [{ kind: 'BY_WEIGHT', rates: [row(500, null)] }, 'DELIVERY_CHARGE_REQUIRED', 'rates.0.charge'],
    [{ kind: 'BY_WEIGHT', rates: [row(500), row(500, 9)] }, 'DELIVERY_WEIGHT_REPEATED', 'rates'],
    [
      { kind: 'BY_WEIGHT', rates: Array.from({ length: 21 }, (_, at) => row(at + 10)) },
      'TOO_MANY_DELIVERY_RATES',
      'rates',
    ],
  ])('are not %o', (input, code, field) => {
    expect(refusals(input)).toEqual([[code, field]]);
  });

  it('are sorted by weight, and keep nothing of another kind', () => {
    const input = { kind: 'BY_WEIGHT', charge: 'x', rates: [row(900, 200), row(10)], freeAbove: null };
    expect(parseInput(deliveryTermsSchema, input, 'INR')).toEqual({
      kind: 'BY_WEIGHT',
      charge: null,
      rates: [row(10), row(900, 200)],
      freeAbove: null,
      pickUpPlace: null,
    });
    expect(refusals({ kind: 'FREE', charge: -1, rates: 'x', freeAbove: -1 })).toEqual([]);
  });
});

const rates = fc
  .uniqueArray(
    fc.record({
      upToGrams: fc.integer({ min: 10, max: 100_000 }),
      charge: fc.integer({ min: 0, max: 1_000_000 }),
    }),
    {
      minLength: 1,
      maxLength: 20,
      selector: ({ upToGrams }) => upToGrams,
    },
  )
  .map((rows) => rows.toSorted((a, b) => a.upToGrams - b.upToGrams));
const freeAbove = fc.option(fc.integer({ min: 1, max: 1_000_000 }), { nil: null });
const anyTerms = fc.oneof(
  fc.constant(freeDelivery('INR')),
  fc
    .record({ charge: fc.integer({ min: 0, max: 1_000_000 }), freeAbove })
    .map((each) => terms({ kind: 'FLAT', ...each })),
  fc.record({ rates, freeAbove }).map((each) => terms({ kind: 'BY_WEIGHT', ...each })),
);
const cart = fc
  .tuple(
    fc.array(anyTerms, { minLength: 3, maxLength: 3 }),
    fc.array(
      fc.record({
        seller: fc.integer({ min: 0, max: 2 }),
        quantity: fc.integer({ min: 1, max: 1_000 }),
        lineTotal: fc.integer({ min: 1, max: 1_000_000 }),
        deposit: fc.integer({ min: 0, max: 1_000_000 }),
        binding: fc.constantFrom(null, 'PAPERBACK', 'HARDCOVER'),
        pages: fc.option(fc.integer({ min: 1, max: 20_000 }), { nil: null }),
        weightGrams: fc.option(fc.integer({ min: 1, max: 50_000 }), { nil: null }),
      }),
      { minLength: 1, maxLength: 12 },
    ),
  )
  .map(([ofSellers, lines]) =>
    lines.map(
      ({
        seller,
        binding,
        pages,
        weightGrams,
        lineTotal,
        deposit,
        quantity,
      }): DeliveredLine & LineAmounts => ({
        book: { sellerId: `user_${seller}`, binding, pages, weightGrams },
        quantity,
        lineTotal: inr(lineTotal),
        deposit: inr(deposit),
        terms: ofSellers[seller] ?? freeDelivery('INR'),
      }),
    ),
  );

it('whatever the cart and the terms, what is due is what the ledgers of all sellers charge and hold', () => {
  fc.assert(
    fc.property(cart, (lines) => {
      const deliveries = deliveriesOf(lines, 'INR');
      const totals = totalsOf(lines, totalCharge(deliveries, 'INR'), 'INR');
      const ledgers = deliveries.map(({ sellerId, charge: delivery }) => {
        const own = lines.filter(({ book }) => book.sellerId === sellerId);
        return balanceOf(entriesAtOrder(own, delivery, 'INR'), 'INR');
      });
      const all = sum(
        ledgers.flatMap(({ charged, depositHeld }) => [charged, depositHeld]),
        'INR',
      );
      expect(all).toEqual(totals.amountDue);
      expect(
        sum(
          ledgers.map(({ charged }) => charged),
          'INR',
        ),
      ).toEqual(totals.totalWithDelivery);
      expect(deliveries.every(({ charge: { amount } }) => amount >= 0)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

it('is never less for one copy more, unless that makes it free', () => {
  fc.assert(
    fc.property(
      rates,
      fc.integer({ min: 1, max: 400_000 }),
      fc.integer({ min: 1, max: 5_000 }),
      (rows, grams, more) => {
        const ascending = rows.map((row, at) => ({
          ...row,
          charge: Math.max(...rows.slice(0, at + 1).map((each) => each.charge)),
        }));
        const table = terms({ kind: 'BY_WEIGHT', rates: ascending });
        expect(charge(grams + more, table)).toBeGreaterThanOrEqual(charge(grams, table));
      },
    ),
  );
});
