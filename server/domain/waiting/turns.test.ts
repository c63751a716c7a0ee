import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { money } from '../money/money.js';
import type { FreeStretch } from '../rental/rentalCalendar.js';
import { overlaps, rentalPeriod } from '../rental/rentalPeriod.js';
import { copiesFreeOn, rentalToCome, turnsOf } from './turns.js';

const NOW = new Date('2026-02-10T06:30:00Z');
const MOMENT = { now: NOW, today: '2026-02-10' };
const zero = money(0, 'INR');
const LEASE = {
  perMonth: zero,
  deposit: zero,
  lateFeePerDay: zero,
  minDuration: 1,
  maxDuration: 6,
  replacementPrice: null,
  rentCreditPercent: null,
};
const BOOK = { status: 'RENTED', price: { currency: 'INR', sale: null, lease: LEASE } } as const;
const hoursAgo = (hours: number) => new Date(NOW.getTime() - hours * 3_600_000);

interface Entry {
  name: string;
  startsOn: string;
  endsOn: string;
  toldAt: Date | null;
}
const waits = (name: string, more: Partial<Entry> = {}): Entry => ({
  name,
  startsOn: '2026-02-10',
  endsOn: '2026-03-10',
  toldAt: null,
  ...more,
});
const copies = (count: number, startsOn = '2026-02-10', endsOn: string | null = null): FreeStretch => ({
  startsOn,
  endsOn,
  copies: count,
});

function names(entries: Entry[], free: FreeStretch[], book: Parameters<typeof turnsOf>[1]['book'] = BOOK) {
  const { told, ended } = turnsOf(entries, { book, free }, MOMENT);
  return {
    told: told.map(({ name }) => name),
    ended: ended.map(({ entry, reason }) => `${entry.name} ${reason}`),
  };
}

describe('a turn', () => {
  it('is the first’s of each copy', () => {
    const line = [waits('Asha'), waits('Dev'), waits('Meera')];
    expect(names(line, [])).toEqual({ told: [], ended: [] });
    expect(names(line, [copies(2)]).told).toEqual(['Asha', 'Dev']);
  });

  it('lasts a day, in which the same days are nobody else’s turn', () => {
    const after = (hours: number) => [waits('Asha', { toldAt: hoursAgo(hours) }), waits('Dev')];
    expect(names(after(23.99), [copies(1)])).toEqual({ told: [], ended: [] });
    expect(names(after(24), [copies(1)])).toEqual({ told: ['Dev'], ended: ['Asha TURN_OVER'] });
    const later = waits('Meera', { startsOn: '2026-05-01', endsOn: '2026-06-01' });
    expect(names([...after(1), later], [copies(1)]).told).toEqual(['Meera']);
  });

  it('needs a copy that is free on all days, and passes to the next whom one fits', () => {
    const line = [waits('Asha', { endsOn: '2026-05-10' }), waits('Dev')];
    expect(names(line, [copies(1, '2026-02-10', '2026-04-01')]).told).toEqual(['Dev']);
    expect(names(line, [copies(1, '2026-02-11')]).told).toEqual([]);
  });
});

describe('the turns of a long line', () => {
  const day = fc.constantFrom(
    '2026-01-20',
    '2026-02-10',
    '2026-02-15',
    '2026-03-10',
    '2026-03-15',
    '2026-04-10',
  );
  const months = fc.integer({ min: 1, max: 3 });
  const entry = fc.record({ startsOn: day, months, isTold: fc.boolean() }).map(({ isTold, ...wanted }) => {
    const { startsOn, endsOn } = rentalPeriod(wanted.startsOn, wanted.months);
    return waits('', { startsOn, endsOn, toldAt: isTold ? hoursAgo(1) : null });
  });
  const stretch = fc
    .record({ startsOn: day, isForGood: fc.boolean(), months, count: fc.nat({ max: 3 }) })
    .map(({ startsOn, isForGood, count, ...free }) =>
      copies(count, startsOn, isForGood ? null : rentalPeriod(startsOn, free.months).endsOn),
    );

  it('are those that each finds who asks in order for a copy on all of their days', () => {
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 30 }), fc.array(stretch, { maxLength: 4 }), (line, free) => {
        const { told, ended } = turnsOf(line, { book: BOOK, free }, MOMENT);
        const staying = line.filter((each) => ended.every(({ entry: gone }) => gone !== each));
        const rental = (each: Entry) => rentalToCome(each, LEASE, MOMENT.today);
        const held = staying.filter(({ toldAt }) => toldAt !== null).map(rental);
        const expected = staying.filter((each) => {
          const isHeld = held.filter((other) => overlaps(other, rental(each))).length;
          const isTold = each.toldAt === null && copiesFreeOn(free, rental(each)) > isHeld;
          if (isTold) held.push(rental(each));
          return isTold;
        });
        expect(told).toEqual(expected);
      }),
    );
  });
});

describe('waiting ends', () => {
  it('with the last of the days, told or not', () => {
    const over = { startsOn: '2026-01-10', endsOn: '2026-02-10' };
    const line = [waits('Asha', over), waits('Dev', { ...over, toldAt: hoursAgo(1) })];
    expect(names(line, [copies(9)])).toEqual({ told: [], ended: ['Asha DAYS_OVER', 'Dev DAYS_OVER'] });
  });

  it.each([
    ['off the market', { ...BOOK, status: 'UNLISTED' } as const],
    ['not for rent', { ...BOOK, price: { ...BOOK.price, lease: null } }],
  ])('when the book is %s', (_, book) => {
    expect(names([waits('Asha')], [copies(1)], book).ended).toEqual(['Asha OFF_MARKET']);
  });
});

describe('the rental to come', () => {
  const wanted = (startsOn: string, endsOn: string) =>
    rentalToCome({ startsOn, endsOn }, LEASE, MOMENT.today);

  it('covers what is left of the days in whole months', () => {
    expect(wanted('2026-03-01', '2026-05-01')).toMatchObject({ startsOn: '2026-03-01', months: 2 });
    expect(wanted('2026-01-01', '2026-04-01')).toMatchObject({ startsOn: '2026-02-10', months: 2 });
    expect(wanted('2026-01-01', '2026-02-11')).toMatchObject({ endsOn: '2026-03-10', months: 1 });
  });

  it('is one that the listing allows, whatever it allowed before', () => {
    const months = (lease: object) =>
      rentalToCome({ startsOn: '2026-03-01', endsOn: '2026-06-01' }, { ...LEASE, ...lease }, MOMENT.today);
    expect(months({ minDuration: 5 })).toMatchObject({ months: 5 });
    expect(months({ maxDuration: 2 })).toMatchObject({ months: 2 });
  });
});
