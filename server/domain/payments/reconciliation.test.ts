import { describe, expect, it } from 'vitest';
import {
  differenceOf,
  isFeeToBook,
  spanToCompare,
  stakeOf,
  transfersToCompare,
  type Transfer,
  type TransferState,
} from './reconciliation.js';

const transfer = (status: TransferState, more: Partial<Transfer> = {}): Transfer => ({
  status,
  amount: 24_950,
  currency: 'INR',
  fee: 589,
  ...more,
});

describe('a difference between the provider and the marketplace', () => {
  it.each([
    ['MISSING_HERE', null, transfer('CAPTURED')],
    ['MISSING_THERE', transfer('DONE'), null],
    ['AMOUNT', transfer('CAPTURED'), transfer('CAPTURED', { amount: 24_949 })],
    ['AMOUNT', transfer('CAPTURED'), transfer('CAPTURED', { currency: 'USD' })],
    ['FEE', transfer('CAPTURED'), transfer('CAPTURED', { fee: 590 })],
    ['STATE', transfer('FAILED'), transfer('CAPTURED')],
    ['STATE', transfer('DONE'), transfer('FAILED')],
    ['STATE', transfer('DONE'), transfer('PENDING')],
    ['STATE', transfer('PENDING'), transfer('DONE', { amount: 1 })],
    ['STATE', transfer('HELD'), transfer('RELEASED')],
    ['STATE', transfer('HELD', { reversed: 0 }), transfer('REVERSED', { reversed: 24_950 })],
    ['REVERSAL', transfer('HELD', { reversed: 500 }), transfer('HELD', { reversed: 400 })],
  ])('is %s', (kind, ours, theirs) => {
    expect(differenceOf(ours, theirs)).toBe(kind);
  });

  it.each([
    ['both know the same', transfer('CAPTURED'), transfer('CAPTURED')],
    ['the provider does not say its fee', transfer('CAPTURED'), transfer('CAPTURED', { fee: null })],
    ['a payment failed and is not known here', null, transfer('FAILED')],
    ['a refund failed before the provider knew it', transfer('FAILED'), null],
    ['a transfer is held by both', transfer('HELD', { reversed: 500 }), transfer('HELD', { reversed: 500 })],
    ['no money has moved yet', transfer('PENDING'), transfer('FAILED', { amount: 1 })],
  ])('is none if %s', (_, ours, theirs) => {
    expect(differenceOf(ours, theirs)).toBeNull();
  });
});

describe('the fee of a payment', () => {
  const unknown = transfer('CAPTURED', { fee: null });
  it.each([
    [true, 'only the provider knows it', unknown, transfer('CAPTURED')],
    [false, 'it is known here', transfer('CAPTURED', { fee: 0 }), transfer('CAPTURED')],
    [false, 'nobody knows it', unknown, unknown],
    [false, 'no money has moved', transfer('PENDING', { fee: null }), transfer('PENDING')],
    [false, 'the amounts differ', unknown, transfer('CAPTURED', { amount: 1 })],
    [false, 'Panna does not know the payment', null, transfer('CAPTURED')],
  ])('is to be booked: %s, as %s', (isToBook, _, ours, theirs) => {
    expect(isFeeToBook(ours, theirs)).toBe(isToBook);
  });
});

it('a difference is about the greater amount, fee or reversal', () => {
  const sides = { ourAmount: 100, ourCurrency: 'INR', theirAmount: 100, theirCurrency: 'INR' };
  const parts = { ourFee: 2, theirFee: 3, ourReversed: 7, theirReversed: 5 };
  expect(stakeOf({ ...sides, ...parts, kind: 'STATE' })).toEqual({ amount: 100, currency: 'INR' });
  expect(stakeOf({ ...sides, ...parts, kind: 'FEE' })).toEqual({ amount: 3, currency: 'INR' });
  expect(stakeOf({ ...sides, ...parts, kind: 'REVERSAL' })).toEqual({ amount: 7, currency: 'INR' });
});

it('eight days are compared, a month of transfers, or more if an older difference is open, but not the last hour', () => {
  const now = new Date('2026-01-15T03:00:00Z');
  const to = new Date('2026-01-15T02:00:00Z');
  expect(spanToCompare(now, null)).toEqual({ from: new Date('2026-01-07T03:00:00Z'), to });
  expect(spanToCompare(now, new Date('2026-01-14T00:00:00Z')).from).toEqual(new Date('2026-01-07T03:00:00Z'));
  const old = new Date('2025-11-01T00:00:00Z');
  expect(spanToCompare(now, old)).toEqual({ from: old, to });
  expect(transfersToCompare(now, null)).toEqual({ from: new Date('2025-12-15T03:00:00Z'), to });
  expect(transfersToCompare(now, old)).toEqual({ from: old, to });
});
