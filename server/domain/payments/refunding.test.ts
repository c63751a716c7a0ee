import { describe, expect, it } from 'vitest';
import { money } from '../money/money.js';
import { leftOf, nextRefund, type TracedPayment } from './refunding.js';

const inr = (amount: number) => money(amount, 'INR');
const paid = (
  attemptId: string | null,
  amount: number,
  change: Partial<TracedPayment> = {},
): TracedPayment => ({
  id: 'payment',
  kind: 'PAYMENT',
  status: 'CAPTURED',
  isOnline: attemptId !== null,
  attemptId,
  amount: inr(amount),
  ...change,
});
const back = (attemptId: string, amount: number, status: TracedPayment['status'] = 'CAPTURED') =>
  paid(attemptId, amount, { kind: 'REFUND', status });
const next = (owed: number, ...payments: TracedPayment[]) => {
  const refund = nextRefund(inr(owed), payments, 'INR');
  return refund && [refund.attemptId, refund.amount.amount];
};

describe('The next refund of a fulfillment that was paid by several payments', () => {
  it('goes back from the newest payment, as far as that covers it', () => {
    expect(next(4_900, paid('order', 24_900), paid('extension', 4_900))).toEqual(['extension', 4_900]);
    expect(next(10_000, paid('order', 24_900), paid('extension', 4_900))).toEqual(['extension', 4_900]);
  });

  it('goes back from the one before once the newest has gone back', () => {
    const payments = [paid('order', 24_900), paid('extension', 4_900), back('extension', 4_900)];
    expect(next(5_100, ...payments)).toEqual(['order', 5_100]);
  });

  it('never exceeds what is left, counting refunds that are under way, but not failed ones', () => {
    expect(next(9_000, paid('order', 5_000), back('order', 2_000, 'PENDING'))).toEqual(['order', 3_000]);
    expect(next(9_000, paid('order', 5_000), back('order', 2_000, 'FAILED'))).toEqual(['order', 5_000]);
  });

  it('leaves out what is too small for a provider', () => {
    expect(next(99, paid('order', 24_900))).toBeNull();
    expect(next(100, paid('order', 24_900))).toEqual(['order', 100]);
    expect(next(500, paid('order', 24_900), paid('extension', 99))).toEqual(['order', 500]);
  });

  it('is nothing if nothing was paid online, or all of it went back', () => {
    expect(next(4_900, paid(null, 4_900))).toBeNull();
    expect(next(4_900, paid('order', 4_900), back('order', 4_900))).toBeNull();
    expect(leftOf('order', [paid('order', 4_900), paid('other', 100)], 'INR')).toEqual(inr(4_900));
  });
});
