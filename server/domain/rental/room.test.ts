import { expect, it } from 'vitest';
import { shifted, withRoom } from './room.js';

it('a rental needs its own days, and the room before and after it', () => {
  const days = { startsOn: '2026-03-01', endsOn: '2026-04-01' };
  expect(withRoom(days, 0)).toEqual(days);
  expect(withRoom(days, 7)).toEqual({ startsOn: '2026-02-22', endsOn: '2026-04-08' });
});

it.each([
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
  ['2026-12-25', 60, '2027-02-23'],
])('%s and %i days is %s', (day, days, expected) => expect(shifted(day, days)).toBe(expected));
