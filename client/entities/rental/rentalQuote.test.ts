import { describe, expect, it } from 'vitest';
import { dueDate, rentFor } from './rentalQuote';

const rupees = (amount: string) => ({ amount, currencyCode: 'INR' }) as const;

describe('The rent', () => {
  it.each([
    ['50.25', 3, '150.75'],
    ['0.01', 1, '0.01'],
    ['0.10', 30, '3.00'],
    ['9999999.99', 120, '1199999998.80'],
    ['42', 2, '84.00'],
    ['42.5', 2, '85.00'],
  ])('of %s rupees a month for %i months is exactly %s', (perMonth, months, total) => {
    expect(rentFor(rupees(perMonth), months)).toEqual(rupees(total));
  });
});

describe('The day a book is due back', () => {
  it.each([
    ['2025-11-20', 1, '2025-12-20'],
    ['2025-11-20', 2, '2026-01-20'],
    ['2025-12-31', 2, '2026-02-28'],
    ['2027-12-31', 2, '2028-02-29'],
    ['2028-02-29', 12, '2029-02-28'],
    ['2025-10-31', 30, '2028-04-30'],
  ])('for a rental from %s of %i months is %s', (startsOn, months, endsOn) => {
    expect(dueDate(startsOn, months)).toBe(endsOn);
  });
});
