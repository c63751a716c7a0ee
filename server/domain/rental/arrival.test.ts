import { describe, expect, it } from 'vitest';
import { arrivedPeriod, isLate, isShortened, wantedEnd } from './arrival.js';
import { rentalPeriod } from './rentalPeriod.js';

const FREE = { nextTakenFrom: null, blockedUntil: null };

describe('a rental that arrives late', () => {
  it.each([
    ['2026-01-15', 1, '2026-01-18', '2026-02-18'],
    ['2026-01-28', 1, '2026-01-31', '2026-02-28'],
    ['2026-01-31', 1, '2026-02-02', '2026-03-02'],
    ['2024-01-30', 1, '2024-01-31', '2024-02-29'],
    ['2026-01-15', 3, '2026-03-31', '2026-06-30'],
  ])('from %s for %i months is due as long after %s: %s', (startsOn, months, arrivedOn, endsOn) => {
    const moved = arrivedPeriod(rentalPeriod(startsOn, months), arrivedOn, FREE);
    expect(moved).toEqual({ startsOn: arrivedOn, endsOn, fullUntil: endsOn });
    expect(isShortened(moved)).toBe(false);
  });

  it('is due when another reader gets the copy, but not before the agreed day', () => {
    const agreed = rentalPeriod('2026-01-15', 1);
    const moved = arrivedPeriod(agreed, '2026-01-25', { ...FREE, nextTakenFrom: '2026-02-20' });
    expect(moved).toEqual({ startsOn: '2026-01-25', endsOn: '2026-02-20', fullUntil: '2026-02-25' });
    expect(isShortened(moved)).toBe(true);
    expect(arrivedPeriod(agreed, '2026-01-25', { ...FREE, blockedUntil: '2026-02-10' }).endsOn).toBe(
      '2026-02-15',
    );
  });

  it('keeps its days if none is left after the delivery', () => {
    const agreed = rentalPeriod('2026-01-15', 1);
    const moved = arrivedPeriod(agreed, '2026-02-15', { ...FREE, nextTakenFrom: '2026-02-15' });
    expect(moved).toEqual({ startsOn: '2026-01-15', endsOn: '2026-02-15', fullUntil: '2026-03-15' });
  });

  it('is not wanted for longer than the block of the deposit secures', () => {
    const agreed = rentalPeriod('2026-01-15', 2);
    expect(wantedEnd(agreed, '2026-01-20', null)).toBe('2026-03-20');
    expect(wantedEnd(agreed, '2026-01-20', '2026-03-18')).toBe('2026-03-18');
  });
});

it('a delivery on the first day or before is not late', () => {
  expect(isLate('2026-01-15', '2026-01-14')).toBe(false);
  expect(isLate('2026-01-15', '2026-01-15')).toBe(false);
  expect(isLate('2026-01-15', '2026-01-16')).toBe(true);
  expect(isLate(null, '2026-01-16')).toBe(false);
});
