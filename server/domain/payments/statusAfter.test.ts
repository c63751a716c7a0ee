import { describe, expect, it } from 'vitest';
import { BLOCK_LIFECYCLE } from './depositBlock.js';
import { INTENT_LIFECYCLE, IntentStatus, outcomeOfCapture } from './onlinePayment.js';
import { isPossible, statusAfter } from './statusAfter.js';

const STATUSES = Object.values(IntentStatus);

describe('an online payment', () => {
  it.each(Object.values(INTENT_LIFECYCLE))(
    'takes the step from $from to $to, and from nowhere else',
    (step) => {
      const isStart = (status: IntentStatus | null) => step.from.some((from) => from === status);
      for (const status of [null, ...STATUSES].filter((each) => isStart(each)))
        expect(statusAfter(step, status)).toBe(step.to);
      for (const status of [null, ...STATUSES].filter((each) => !isStart(each)))
        expect(() => statusAfter(step, status)).toThrow(`to ${step.to}`);
    },
  );

  it('ends once', () => {
    const ended = STATUSES.filter((status) => status !== 'AWAITING');
    for (const step of Object.values(INTENT_LIFECYCLE))
      expect(ended.filter((status) => isPossible(step, status))).toEqual([]);
  });

  it('takes in a captured payment only while it can still be paid', () => {
    const amount = { amount: 24_950, currencyCode: 'INR' } as const;
    const accepting = STATUSES.filter(
      (status) => outcomeOfCapture(amount, { status, amount }) === 'ACCEPTED',
    );
    expect(accepting).toEqual(STATUSES.filter((status) => isPossible(INTENT_LIFECYCLE.pay, status)));
  });
});

describe('a block of deposits', () => {
  it('is released or expires, and never both', () => {
    expect(isPossible(BLOCK_LIFECYCLE.expire, 'RELEASING')).toBe(false);
    expect(isPossible(BLOCK_LIFECYCLE.release, 'EXPIRED')).toBe(false);
    expect(() => statusAfter(BLOCK_LIFECYCLE.confirmRelease, 'ACTIVE')).toThrow('from ACTIVE to RELEASED');
  });
});
