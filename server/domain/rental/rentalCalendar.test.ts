import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { money } from '../money/money.js';
import {
  calendarDays,
  daysToCome,
  freePeriods,
  isTakenAtTimes,
  nextFreeFrom,
  nextTakenFrom,
  rentalStarts,
  type Days,
  type FreeStretch,
} from './rentalCalendar.js';
import { rentalPeriod } from './rentalPeriod.js';

const TODAY = '2026-01-15';
const RUPEE = money(100, 'INR');
const LEASE = {
  perMonth: RUPEE,
  deposit: RUPEE,
  lateFeePerDay: RUPEE,
  minDuration: 1,
  maxDuration: null,
  replacementPrice: null,
  rentCreditPercent: null,
};
const YEAR = { startsOn: TODAY, endsOn: '2027-01-15' };
const after = (days: number) => Temporal.PlainDate.from(TODAY).add({ days }).toString();

/** A random number of copies, free from a random day until a random later day or without end. */
const stretch = fc
  .record({
    from: fc.nat(150),
    days: fc.option(fc.integer({ min: 1, max: 150 })),
    copies: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ from, days, copies }) => ({
    startsOn: after(from),
    endsOn: days === null ? null : after(from + days),
    copies,
  }));
const calendar = fc.array(stretch, { maxLength: 6 });

const isIn = (periods: readonly Days[], day: string) =>
  periods.some(({ startsOn, endsOn }) => startsOn <= day && day < endsOn);
const copiesFree = (free: readonly FreeStretch[], from: string, until: string) =>
  free
    .filter(({ startsOn, endsOn }) => startsOn <= from && (endsOn === null || until <= endsOn))
    .reduce((sum, { copies }) => sum + copies, 0);

describe('the calendar of a book', () => {
  const winterAndSpring = [
    { startsOn: TODAY, endsOn: '2026-03-01', copies: 1 },
    { startsOn: '2026-03-01', endsOn: null, copies: 1 },
  ];

  it('merges what different copies are free for', () => {
    expect(freePeriods(winterAndSpring, 1, YEAR)).toEqual([YEAR]);
    expect(freePeriods(winterAndSpring, 2, YEAR)).toEqual([]);
  });

  it('lets a rental begin only where one copy is free until its end', () => {
    expect(rentalStarts(winterAndSpring, { months: 1, quantity: 1 }, YEAR)).toEqual([
      { startsOn: TODAY, endsOn: '2026-02-02' },
      { startsOn: '2026-03-01', endsOn: '2027-01-15' },
    ]);
    expect(nextFreeFrom(winterAndSpring, { months: 1, quantity: 1 })).toBe(TODAY);
    expect(nextFreeFrom(winterAndSpring, { months: 2, quantity: 1 })).toBe('2026-03-01');
    expect(nextFreeFrom(winterAndSpring, { months: 2, quantity: 2 })).toBeNull();
  });

  it('knows that the last days of a long month end together', () => {
    const january = [{ startsOn: TODAY, endsOn: '2026-02-28', copies: 1 }];
    expect(rentalStarts(january, { months: 1, quantity: 1 }, YEAR)).toEqual([
      { startsOn: TODAY, endsOn: '2026-02-01' },
    ]);
  });

  it('knows that a short month has no start for the last days of a longer one', () => {
    const march = [{ startsOn: TODAY, endsOn: '2026-03-30', copies: 1 }];
    expect(rentalStarts(march, { months: 1, quantity: 1 }, YEAR)).toEqual([
      { startsOn: TODAY, endsOn: '2026-03-01' },
    ]);
  });

  it('is free on the days on which enough copies are, and on no other', () => {
    fc.assert(
      fc.property(calendar, fc.integer({ min: 1, max: 4 }), (free, quantity) => {
        const periods = freePeriods(free, quantity, YEAR);
        for (let day = 0; day < 365; day += 1) {
          const enough = copiesFree(free, after(day), after(day + 1)) >= quantity;
          expect(isIn(periods, after(day))).toBe(enough);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('lets a rental begin on just those days from which enough copies are free until its end', () => {
    const wish = fc.record({
      months: fc.integer({ min: 1, max: 4 }),
      quantity: fc.integer({ min: 1, max: 4 }),
    });
    fc.assert(
      fc.property(calendar, wish, (free, { months, quantity }) => {
        const starts = rentalStarts(free, { months, quantity }, YEAR);
        let first: string | null = null;
        for (let day = 0; day < 365; day += 1) {
          const { startsOn, endsOn } = rentalPeriod(after(day), months);
          const fits = copiesFree(free, startsOn, endsOn) >= quantity;
          if (fits) first ??= startsOn;
          expect(isIn(starts, startsOn)).toBe(fits);
        }
        expect(nextFreeFrom(free, { months, quantity })).toBe(first);
      }),
      { numRuns: 30 },
    );
  });

  /**
   * Stretches of free copies, one of which never ends. If all of them ended, there would always be a day on which no
   * rental can begin.
   */
  const freeInTheEnd = fc
    .array(stretch, { maxLength: 8 })
    .map((free) => [...free, { startsOn: free[0]?.startsOn ?? TODAY, endsOn: null, copies: 1 }]);

  it('is taken from the first day on which a rental cannot begin', () => {
    fc.assert(
      fc.property(freeInTheEnd, fc.integer({ min: 1, max: 4 }), (free, months) => {
        const days = Array.from({ length: 400 }, (_, day) => rentalPeriod(after(day), months));
        const taken = days.find(({ startsOn, endsOn }) => copiesFree(free, startsOn, endsOn) === 0);
        expect(nextTakenFrom(free, { months, quantity: 1 }, TODAY)).toBe(taken?.startsOn ?? null);
      }),
      { numRuns: 30 },
    );
  });

  it('is taken at times just when one of the rentals that are allowed cannot begin on some day', () => {
    fc.assert(
      fc.property(freeInTheEnd, fc.integer({ min: 1, max: 4 }), (free, maxDuration) => {
        const lengths = Array.from({ length: maxDuration }, (_, more) => more + 1);
        const taken = lengths.map((months) => nextTakenFrom(free, { months, quantity: 1 }, TODAY));
        const isTaken = taken.some((day) => day !== null);
        expect(isTakenAtTimes(free, { ...LEASE, maxDuration }, TODAY)).toBe(isTaken);
      }),
      { numRuns: 30 },
    );
  });

  it('is taken within the ten years in which a rental may begin, or never', () => {
    const until = (endsOn: string) => [{ startsOn: TODAY, endsOn, copies: 1 }];
    const wish = { months: 1, quantity: 1 };
    expect(nextTakenFrom(until('2036-02-15'), wish, TODAY)).toBeNull();
    expect(nextTakenFrom(until('2036-02-14'), wish, TODAY)).toBe('2036-01-15');
    expect(nextTakenFrom([], wish, TODAY)).toBe(TODAY);
  });

  it('comes in pieces that neither touch nor overlap, the earliest first', () => {
    fc.assert(
      fc.property(calendar, fc.integer({ min: 1, max: 4 }), (free, quantity) => {
        const periods = freePeriods(free, quantity, YEAR);
        for (const [index, { startsOn, endsOn }] of periods.entries()) {
          expect(startsOn < endsOn).toBe(true);
          expect(endsOn < (periods[index + 1]?.startsOn ?? '9999')).toBe(true);
        }
      }),
    );
  });
});

describe('the days that are shown', () => {
  it('begin today and end after 13 months, at the most', () => {
    const none = { from: null, until: null };
    expect(calendarDays(none, TODAY)).toEqual({ startsOn: TODAY, endsOn: '2027-02-15' });
    expect(calendarDays({ from: '2020-01-01', until: '2030-01-01' }, TODAY)).toEqual(
      calendarDays(none, TODAY),
    );
    expect(calendarDays({ from: '2026-05-01', until: '2026-06-01' }, TODAY)).toEqual({
      startsOn: '2026-05-01',
      endsOn: '2026-06-01',
    });
  });

  it('are none when they end before they begin', () => {
    const shown = calendarDays({ from: '2026-05-01', until: '2026-04-01' }, TODAY);
    expect(freePeriods([{ startsOn: TODAY, endsOn: null, copies: 1 }], 1, shown)).toEqual([]);
  });
});

describe('days to search for', () => {
  it('are those that are to come', () => {
    expect(daysToCome({ startsOn: '2025-12-01', endsOn: '2026-02-01' }, TODAY)).toEqual({
      startsOn: TODAY,
      endsOn: '2026-02-01',
    });
  });

  it.each([
    [TODAY, 'These days are in the past. Please choose later days.'],
    ['2025-12-24', 'These days are in the past. Please choose later days.'],
    ['2025-12-01', 'The rental must end after it starts'],
    ['2025-11-30', 'The rental must end after it starts'],
  ])('are refused when they end on %s', (endsOn, text) => {
    expect(() => daysToCome({ startsOn: '2025-12-01', endsOn }, TODAY)).toThrow(text);
  });
});
