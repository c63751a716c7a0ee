import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import {
  durationProblem,
  startProblem,
  dateOf,
  daysOf,
  monthsToReach,
  overlaps,
  rentalPeriod,
} from './rentalPeriod.js';

const day = fc
  .integer({ min: 0, max: 36_500 })
  .map((days) => Temporal.PlainDate.from('1990-01-01').add({ days }).toString());
const months = fc.integer({ min: 1, max: 120 });
const period = fc.tuple(day, months).map(([startsOn, count]) => rentalPeriod(startsOn, count));

describe('a rental', () => {
  it.each([
    ['2025-11-20', 1, '2025-12-20'],
    ['2025-01-31', 1, '2025-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2025-01-31', 2, '2025-03-31'],
    ['2024-02-29', 12, '2025-02-28'],
    ['2025-10-15', 30, '2028-04-15'],
  ])('from %s for %i months is due on %s', (startsOn, count, endsOn) => {
    expect(rentalPeriod(startsOn, count)).toEqual({ startsOn, endsOn, months: count });
  });

  it.each([
    ['2025-11-20', '2025-11-21', 1],
    ['2025-11-20', '2025-12-20', 1],
    ['2025-11-20', '2025-12-21', 2],
    ['2025-01-31', '2025-02-28', 1],
    ['2025-01-31', '2025-03-01', 2],
    ['2025-01-31', '2025-03-31', 2],
  ])('from %s to %s takes %i months', (startsOn, endsOn, count) => {
    expect(monthsToReach(startsOn, endsOn)).toBe(count);
  });

  it('takes the fewest months that reach its end', () => {
    fc.assert(
      fc.property(day, fc.integer({ min: 1, max: 4000 }), (startsOn, days) => {
        const endsOn = Temporal.PlainDate.from(startsOn).add({ days }).toString();
        const count = monthsToReach(startsOn, endsOn);
        expect(rentalPeriod(startsOn, count).endsOn >= endsOn).toBe(true);
        expect(count === 1 || rentalPeriod(startsOn, count - 1).endsOn < endsOn).toBe(true);
      }),
    );
  });

  it('of whole months takes just these', () => {
    fc.assert(
      fc.property(period, (each) => {
        expect(monthsToReach(each.startsOn, each.endsOn)).toBe(each.months);
      }),
    );
  });

  it('cannot end on or before the day it begins', () => {
    expect(() => monthsToReach('2025-11-20', '2025-11-20')).toThrow('The rental must end after it starts');
    expect(() => monthsToReach('2025-11-20', '2025-11-19')).toThrow('The rental must end after it starts');
  });

  it('shares a day with another in both directions or in none, and never with the next tenant', () => {
    fc.assert(
      fc.property(period, period, (a, b) => {
        expect(overlaps(a, a)).toBe(true);
        expect(overlaps(a, rentalPeriod(a.endsOn, 1))).toBe(false);
        expect(overlaps(rentalPeriod(a.endsOn, 1), a)).toBe(false);
        expect(overlaps(a, b)).toBe(overlaps(b, a));
      }),
    );
  });

  it('has as many days as the calendar between its ends', () => {
    expect(daysOf(rentalPeriod('2025-11-20', 1))).toBe(30);
    expect(daysOf(rentalPeriod('2024-02-29', 12))).toBe(365);
  });

  it('begins today or later, within ten years', () => {
    expect(startProblem('2025-11-20', '2025-11-20')).toBeNull();
    expect(startProblem('2035-11-20', '2025-11-20')).toBeNull();
    expect(startProblem('2025-11-19', '2025-11-20')).toMatchObject({ code: 'DATE_IN_PAST' });
    expect(startProblem('2035-11-21', '2025-11-20')).toMatchObject({
      code: 'DATE_TOO_FAR',
      values: { latest: '2035-11-20' },
    });
  });

  it('keeps to the months of the book: up to 30 when it names no maximum', () => {
    const bounded = { minDuration: 2, maxDuration: 6 };
    const unbounded = { minDuration: 1, maxDuration: null };
    expect([2, 6].map((count) => durationProblem(count, bounded))).toEqual([null, null]);
    expect(durationProblem(1, bounded)?.message).toBe(
      'This book can be rented for at least 2 and at most 6 months',
    );
    expect(durationProblem(7, bounded)?.code).toBe('DURATION_OUT_OF_RANGE');
    expect(durationProblem(30, unbounded)).toBeNull();
    expect(durationProblem(31, unbounded)?.values).toEqual({ min: 1, max: 30 });
  });

  it.each([
    [3, 'This book can be rented for at least 3 and at most 3 months'],
    [1, 'This book can be rented for at least 1 and at most 1 month'],
  ])('reads well if the book has one duration only: %i', (only, message) => {
    const fixed = { minDuration: only, maxDuration: only };
    expect(durationProblem(only, fixed)).toBeNull();
    expect(durationProblem(only + 1, fixed)).toMatchObject({ code: 'DURATION_OUT_OF_RANGE', message });
  });
});

describe('a date', () => {
  it.each([
    ['2025-11-20', '2025-11-20'],
    ['2025-11-20T18:29:59.999Z', '2025-11-20'],
    ['2025-11-20T18:30:00.000Z', '2025-11-21'],
    ['2025-11-20T23:30:00+05:30', '2025-11-20'],
    ['2025-11-20T23:30:00', '2025-11-20'],
  ])('%s is in India the day %s', (text, date) => {
    expect(dateOf(text, 'Asia/Kolkata')).toBe(date);
  });

  it.each([
    '',
    'tomorrow',
    '20-11-2025',
    '2025-02-30',
    '2025-13-01',
    '2025-11-20T25:00:00Z',
    '2025-11-20Tea',
    '+012025-01-01',
  ])('%s is none', (text) => {
    expect(dateOf(text, 'Asia/Kolkata')).toBeNull();
  });
});
