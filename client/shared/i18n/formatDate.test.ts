import './I18nProvider';
import { expect, it } from 'vitest';
import { formatDate, formatDateTime } from './formatDate';

it.each([
  ['2026-02-28T18:15:00.000Z', '28 Feb 2026', '28 Feb 2026, 11:45 pm'],
  ['2026-02-28T18:45:00.000Z', '1 Mar 2026', '1 Mar 2026, 12:15 am'],
])('%s belongs to the day of the marketplace, wherever the browser is', (moment, day, time) => {
  expect(formatDate(moment)).toBe(day);
  expect(formatDateTime(moment).replaceAll(/\s/gu, ' ')).toBe(time);
});

it('leaves a day what it is', () => {
  expect(formatDate('2026-03-01')).toBe('1 Mar 2026');
});
