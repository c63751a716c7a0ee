import { describe, expect, it } from 'vitest';
import { refundStepAfter } from '../payouts/refundByPayout.js';
import { isRefundStep, REFUND_LIFECYCLE, refundAfter, type RefundAction } from './refund.js';

const ACTIONS = Object.keys(REFUND_LIFECYCLE) as RefundAction[];
const possible = (status: 'PENDING' | 'DONE' | 'FAILED' | null) =>
  ACTIONS.filter((action) => isRefundStep(action, status));

describe('the life of a refund', () => {
  it('begins as pending, or as made by staff or by the bank', () => {
    expect(possible(null)).toEqual(['beginRefund', 'settleRefund', 'recordLoss']);
    expect(refundAfter('beginRefund', null)).toBe('PENDING');
    expect(refundAfter('recordLoss', null)).toBe('DONE');
  });

  it('ends once: a refund that was made only comes back, and a failed one never changes', () => {
    expect(possible('PENDING')).toEqual([
      'completeRefund',
      'failRefund',
      'settleRefund',
      'markRefundFailed',
      'withdrawRefund',
    ]);
    expect(possible('DONE')).toEqual(['returnRefund']);
    expect(possible('FAILED')).toEqual([]);
    expect(() => refundAfter('completeRefund', 'FAILED')).toThrow('from FAILED to DONE');
  });

  it.each([
    ['PENDING', 'UNDER_WAY', null],
    ['PENDING', 'LOW_BALANCE', null],
    ['PENDING', 'DONE', 'completeRefund'],
    ['PENDING', 'FAILED', 'failRefund'],
    ['PENDING', 'RETURNED', 'failRefund'],
    ['DONE', 'DONE', null],
    ['DONE', 'FAILED', null],
    ['DONE', 'RETURNED', 'returnRefund'],
    ['FAILED', 'DONE', null],
    ['FAILED', 'RETURNED', null],
  ] as const)('of %s by payout, after the report %s, takes the step %s', (status, state, step) => {
    expect(refundStepAfter(status, state)).toBe(step);
  });
});
