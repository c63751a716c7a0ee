import { describe, expect, it } from 'vitest';
import { remindedToSendOn, sendByIn, sendByOf } from './dispatch.js';

const TERMS = { dispatchDays: 5, timeZone: 'Asia/Kolkata' };

describe('the day by which a confirmed order should be sent', () => {
  it.each([
    ['a Monday', '2026-01-12T06:30:00.000Z', '2026-01-19'],
    ['a Friday', '2026-01-16T06:30:00.000Z', '2026-01-23'],
    ['a Saturday', '2026-01-17T06:30:00.000Z', '2026-01-23'],
    ['a Sunday', '2026-01-18T06:30:00.000Z', '2026-01-23'],
    ['the last minute of a Sunday in India', '2026-01-18T18:29:00.000Z', '2026-01-23'],
    ['the first minute of a Monday in India', '2026-01-18T18:30:00.000Z', '2026-01-26'],
  ])('is five working days after %s', (_, since, day) => {
    expect(sendByOf(new Date(since), TERMS)).toBe(day);
  });

  it('is sooner or later if the operator says so', () => {
    const since = new Date('2026-01-15T06:30:00.000Z');
    expect(sendByOf(since, { ...TERMS, dispatchDays: 1 })).toBe('2026-01-16');
    expect(sendByOf(since, { ...TERMS, dispatchDays: 11 })).toBe('2026-01-30');
  });

  it('has a reminder one working day before, but not before the day after the confirmation', () => {
    const reminded = (since: string, dispatchDays = 5) =>
      remindedToSendOn(new Date(since), { ...TERMS, dispatchDays });
    // One confirmation is on a Monday, with dispatch due the next Monday; one is on a Thursday.
    expect(reminded('2026-01-12T06:30:00.000Z')).toBe('2026-01-16');
    expect(reminded('2026-01-15T06:30:00.000Z')).toBe('2026-01-21');
    expect(reminded('2026-01-15T06:30:00.000Z', 1)).toBe('2026-01-16');
  });

  it('does not exist before the confirmation or once it is sent', () => {
    const since = new Date('2026-01-15T06:30:00.000Z');
    expect(sendByIn({ status: 'CONFIRMED', since }, TERMS)).toBe('2026-01-22');
    for (const status of ['PENDING', 'SHIPPED', 'DELIVERED', 'CANCELLED'] as const)
      expect(sendByIn({ status, since }, TERMS)).toBeNull();
  });
});
