import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DomainError, ERRORS, parseInput, problem, refuse } from './errors.js';
import { money } from '../money/money.js';

const inr = (amount: number) => money(amount, 'INR');

function problemsOf(work: () => unknown) {
  try {
    work();
  } catch (error) {
    if (error instanceof DomainError) return error.problems;
    throw error;
  }
  throw new Error('nothing was refused');
}

describe('a refusal', () => {
  it('carries the code, its text, the field and the values', () => {
    expect(
      problemsOf(() => refuse('BOOK_RENTED', { field: ['bookId'], values: { availableFrom: '2026-01-05' } })),
    ).toEqual([
      {
        code: 'BOOK_RENTED',
        message: 'This book is rented out until 2026-01-05',
        field: ['bookId'],
        values: { availableFrom: '2026-01-05' },
      },
    ]);
  });

  it('fills zero into its text like any other value', () => {
    expect(problem('NOT_ENOUGH_COPIES', { values: { available: 0 } }).message).toBe(
      'Only 0 copies can be ordered',
    );
  });

  it('says amounts as people read them, and hands them on exactly', () => {
    expect(problem('PRICE_CHANGED', { values: { amountDue: inr(12_495_050) } })).toEqual({
      code: 'PRICE_CHANGED',
      message: 'A price has changed. The amount due is now ₹1,24,950.50. Please check your cart.',
      values: { amountDue: '124950.50' },
    });
    expect(problem('WITHHELD_TOO_MUCH', { values: { most: inr(24_900) } }).message).toBe(
      'At most ₹249 of the deposit can be withheld',
    );
  });

  it('says amounts in their own currency', () => {
    expect(problem('WITHHELD_TOO_MUCH', { values: { most: money(24_950, 'USD') } }).message).toBe(
      'At most $249.50 of the deposit can be withheld',
    );
  });

  it('says the limit of an amount in the currency in which the input is read', () => {
    const schema = z.object({ price: z.int().max(10_000, 'AMOUNT_TOO_LARGE') });
    expect(() => parseInput(schema, { price: 10_001 }, 'EUR')).toThrow('The amount can be at most €100');
    expect(() => parseInput(schema, { price: 10_001 })).toThrow('is read in a currency');
  });

  it('has a text for every code', () => {
    expect(Object.values(ERRORS).every((text) => text.length > 3)).toBe(true);
  });
});

describe('untrusted input', () => {
  const schema = z.object({
    email: z.string().min(3, 'EMAIL_REQUIRED').max(5, 'TOO_LONG'),
    copies: z.int(),
    address: z.object({ city: z.string() }),
  });

  it('comes back decoded when it is valid', () => {
    const valid = { email: 'a@b', copies: 1, address: { city: 'Pune' } };
    expect(parseInput(schema, valid)).toEqual(valid);
  });

  it('is refused with the codes of the checks, one a field, in the order of the schema', () => {
    expect(problemsOf(() => parseInput(schema, { address: {}, copies: 'two', email: '' }))).toEqual([
      { code: 'EMAIL_REQUIRED', message: 'Email is required', field: ['email'] },
      { code: 'INVALID_VALUE', message: 'This value is not valid', field: ['copies'] },
      { code: 'REQUIRED', message: 'This field is required', field: ['address', 'city'] },
    ]);
  });

  it('is told the limit it went over', () => {
    const tooLong = { email: 'too long', copies: 1, address: { city: 'Pune' } };
    expect(problemsOf(() => parseInput(schema, tooLong))).toMatchObject([
      { code: 'TOO_LONG', message: 'Please use at most 5 characters', values: { max: 5 } },
    ]);
  });

  it.each([null, undefined])('is refused whole when it is %s', (nothing) => {
    expect(problemsOf(() => parseInput(schema, nothing))).toMatchObject([{ code: 'REQUIRED', field: [] }]);
  });
});

it('counts digits in figures, as the labels of the fields do', () => {
  const spelled = Object.entries(ERRORS).filter(([, text]) =>
    /\b(?:five|six|nine|ten|thirteen) digits?\b/i.test(text),
  );
  expect(spelled).toEqual([]);
  expect(ERRORS.PICK_UP_CODE_INVALID).toBe('Please enter the 6 digits that the buyer shows you');
});
