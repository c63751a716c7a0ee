import { expect, it } from 'vitest';
import { money } from '../money/money.js';
import { waysBack } from './moneyBack.js';
import type { TracedPayment } from './refunding.js';

const rupees = (amount: number) => money(amount * 100, 'INR');
const paid = (amount: number, change: Partial<TracedPayment> = {}): TracedPayment => ({
  id: 'payment_1',
  isOnline: true,
  attemptId: 'attempt_1',
  kind: 'PAYMENT',
  status: 'CAPTURED',
  amount: rupees(amount),
  ...change,
});

it('What was paid online goes back online, and the seller pays the rest', () => {
  const direct = paid(50, { isOnline: false, attemptId: null });
  const refunded = paid(100, { kind: 'REFUND' });
  expect(waysBack(rupees(60), [paid(100), direct])).toEqual({ online: rupees(60), direct: rupees(0) });
  expect(waysBack(rupees(130), [paid(100), direct])).toEqual({ online: rupees(100), direct: rupees(30) });
  expect(waysBack(rupees(40), [paid(100), refunded, direct])).toEqual({
    online: rupees(0),
    direct: rupees(40),
  });
  expect(waysBack(rupees(90), [paid(60), paid(40, { attemptId: 'attempt_2' })]).online).toEqual(rupees(90));
});

it('The seller pays back what is too small for a provider', () => {
  expect(waysBack(rupees(0.99), [paid(100)])).toEqual({ online: rupees(0), direct: rupees(0.99) });
  const payments = [paid(60), paid(40, { attemptId: 'attempt_2' })];
  expect(waysBack(rupees(40.5), payments)).toEqual({ online: rupees(40), direct: rupees(0.5) });
});
