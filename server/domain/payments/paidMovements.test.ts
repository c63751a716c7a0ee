import { describe, expect, it } from 'vitest';
import { inr } from '../../testing/moneyHistories.js';
import type { LedgerEntry } from '../money/ledger.js';
import { depositSecurityOf } from './paidMovements.js';
import type { Payment } from './payment.js';

const ORDERED: LedgerEntry[] = [
  { kind: 'CHARGE', amount: inr(9_800) },
  { kind: 'DEPOSIT_HELD', amount: inr(20_000) },
];
const AWARDED: LedgerEntry = { kind: 'REFUND', amount: inr(2_000) };
const CANCELLED: LedgerEntry[] = [
  ...ORDERED,
  { kind: 'REFUND', amount: inr(9_800) },
  { kind: 'DEPOSIT_RELEASED', amount: inr(20_000) },
];

const paid = (amount: number): Payment => ({
  id: 'payment_1',
  isOnline: false,
  kind: 'PAYMENT',
  status: 'CAPTURED',
  amount: inr(amount),
});

const securityOf = (ledger: readonly LedgerEntry[], ...payments: Payment[]) =>
  depositSecurityOf(ledger, payments, { currency: 'INR', isDepositBlocked: false });

describe('The deposit of a fulfillment', () => {
  it('is to pay until the payment has arrived', () => {
    expect(securityOf(ORDERED)).toBe('TO_PAY');
    expect(securityOf(ORDERED, paid(29_799))).toBe('TO_PAY');
    expect(securityOf(ORDERED, paid(29_800))).toBe('CHARGED');
  });

  it('is paid by a payment that a refund had made smaller', () => {
    expect(securityOf([...ORDERED, AWARDED])).toBe('TO_PAY');
    expect(securityOf([...ORDERED, AWARDED], paid(27_800))).toBe('CHARGED');
    expect(securityOf([...ORDERED, AWARDED], paid(29_800))).toBe('CHARGED');
  });

  it('is neither if it was released before it was paid', () => {
    expect(securityOf(CANCELLED)).toBeNull();
    expect(securityOf(CANCELLED, paid(29_800))).toBe('CHARGED');
  });
});
