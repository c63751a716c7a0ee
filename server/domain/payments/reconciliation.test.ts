import { describe, expect, it } from 'vitest';
import { differenceOf, spanToCompare, type Transfer, type TransferState } from './reconciliation.js';

const transfer = (status: TransferState, more: Partial<Transfer> = {}): Transfer => ({
  status,
  amount: 24_950,
  currency: 'INR',
  ...more,
});

describe('a difference between the provider and the marketplace', () => {
  it.each([
    ['MISSING_HERE', null, transfer('CAPTURED')],
    ['MISSING_THERE', transfer('DONE'), null],
    ['AMOUNT', transfer('CAPTURED'), transfer('CAPTURED', { amount: 24_949 })],
    ['AMOUNT', transfer('CAPTURED'), transfer('CAPTURED', { currency: 'USD' })],
    ['STATE', transfer('FAILED'), transfer('CAPTURED')],
    ['STATE', transfer('DONE'), transfer('FAILED')],
    ['STATE', transfer('DONE'), transfer('PENDING')],
    ['STATE', transfer('PENDING'), transfer('DONE', { amount: 1 })],
  ])('is %s', (kind, ours, theirs) => {
    expect(differenceOf(ours, theirs)).toBe(kind);
  });

  it.each([
    ['both know the same', transfer('CAPTURED'), transfer('CAPTURED')],
    ['a payment failed and is not known here', null, transfer('FAILED')],
    ['a refund failed before the provider knew it', transfer('FAILED'), null],
    ['no money has moved yet', transfer('PENDING'), transfer('FAILED', { amount: 1 })],
  ])('is none if %s', (_, ours, theirs) => {
    expect(differenceOf(ours, theirs)).toBeNull();
  });
});

it('eight days are compared, or more if an older difference is open, but not the last hour', () => {
  const now = new Date('2026-01-15T03:00:00Z');
  const to = new Date('2026-01-15T02:00:00Z');
  expect(spanToCompare(now, null)).toEqual({ from: new Date('2026-01-07T03:00:00Z'), to });
  expect(spanToCompare(now, new Date('2026-01-14T00:00:00Z')).from).toEqual(new Date('2026-01-07T03:00:00Z'));
  const old = new Date('2025-11-01T00:00:00Z');
  expect(spanToCompare(now, old)).toEqual({ from: old, to });
});
