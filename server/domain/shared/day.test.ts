import { describe, expect, it } from 'vitest';
import { dayOf, isoIn, isTimeZone, startOfDay } from './day.js';

describe('the day of a moment', () => {
  it.each([
    ['2026-02-28T18:15:00Z', 'Asia/Kolkata', '2026-02-28'],
    ['2026-02-28T18:45:00Z', 'Asia/Kolkata', '2026-03-01'],
    ['2026-03-01T04:59:59Z', 'America/New_York', '2026-02-28'],
    ['2026-07-01T04:00:00Z', 'America/New_York', '2026-07-01'],
    ['2026-03-01T23:59:59Z', 'UTC', '2026-03-01'],
  ])('%s in %s is %s', (moment, timeZone, day) => {
    expect(dayOf(new Date(moment), timeZone)).toBe(day);
  });

  it.each([
    ['2026-03-01', 'Asia/Kolkata', '2026-02-28T18:30:00.000Z'],
    ['2026-03-08', 'America/New_York', '2026-03-08T05:00:00.000Z'],
    ['2026-03-09', 'America/New_York', '2026-03-09T04:00:00.000Z'],
  ])('%s in %s begins at %s', (day, timeZone, moment) => {
    expect(startOfDay(day, timeZone).toISOString()).toBe(moment);
  });

  it('changes with the second in which it begins', () => {
    const days = ['18:29:59.999', '18:30:00.000', '18:29:59.000'].map((time) =>
      dayOf(new Date(`2026-02-28T${time}Z`), 'Asia/Kolkata'),
    );
    expect(days).toEqual(['2026-02-28', '2026-03-01', '2026-02-28']);
  });

  it('is read off an exported moment, which stays exact', () => {
    const moment = new Date('2026-02-28T18:45:00.120Z');
    expect(isoIn(moment, 'Asia/Kolkata')).toBe('2026-03-01T00:15:00.120+05:30');
    expect(isoIn(moment, 'America/New_York')).toBe('2026-02-28T13:45:00.120-05:00');
  });
});

it('knows time zones by their names', () => {
  expect(['Asia/Kolkata', 'Europe/Berlin', 'UTC'].every(isTimeZone)).toBe(true);
  expect(['Mars/Olympus', '+05:30', 'India', ' ', 'Asia/'].some(isTimeZone)).toBe(false);
});
