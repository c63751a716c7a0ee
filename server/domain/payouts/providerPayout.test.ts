import { describe, expect, it } from 'vitest';
import { money } from '../money/money.js';
import { canSend, ProviderPayoutState, stepAfter, transferMode } from './providerPayout.js';
import { PayoutStatus } from './payout.js';

describe('a payout is made', () => {
  it.each([
    ['UPI', 10_000_000, 'UPI'],
    ['UPI', 10_000_001, null],
    ['BANK_ACCOUNT', 50_000_000, 'IMPS'],
    ['BANK_ACCOUNT', 50_000_001, 'NEFT'],
  ] as const)('to %s of %i paise by %s', (method, amount, mode) => {
    expect(transferMode(method, money(amount, 'INR'))).toBe(mode);
  });

  it('by people in another currency', () => {
    expect(transferMode('BANK_ACCOUNT', money(100, 'USD'))).toBeNull();
  });

  it('by the provider only if nothing forbids it', () => {
    const facts = { isPayable: true, isDisputed: false, mode: 'UPI' } as const;
    expect(canSend(facts)).toBe(true);
    expect(canSend({ ...facts, isPayable: false })).toBe(false);
    expect(canSend({ ...facts, isDisputed: true })).toBe(false);
    expect(canSend({ ...facts, mode: null })).toBe(false);
  });
});

it('what a provider reports changes a payout only if it has it, and a failure is final', () => {
  const steps = Object.values(PayoutStatus).flatMap((status) =>
    Object.values(ProviderPayoutState).map((state) => [status, state, stepAfter(status, state)]),
  );
  expect(steps.filter(([, , step]) => step !== null)).toEqual([
    ['SENT', 'DONE', 'completePayout'],
    ['SENT', 'FAILED', 'failPayout'],
    ['SENT', 'RETURNED', 'failPayout'],
    ['PAID', 'RETURNED', 'failPayout'],
  ]);
});
