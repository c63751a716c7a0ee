import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPossible, statusAfter } from '../payments/statusAfter.js';
import { canReceive, missingForLinking } from './linkedAccount.js';
import {
  paidByTransfer,
  REVERSAL_LIFECYCLE,
  shareOf,
  TRANSFER_LIFECYCLE,
  TransferStatus,
} from './transfer.js';

const TRANSFER = { earningId: 'first', amount: 100, withdrawn: false };
const FIRST = { id: 'first', amount: 100 };

describe('the share of a transfer', () => {
  it.each([
    ['nothing changed', [FIRST], 100],
    ['the buyer got a part back', [FIRST, { id: 'b', amount: -30 }], 70],
    ['the buyer got everything back', [FIRST, { id: 'b', amount: -100 }], 0],
    ['a late fee came later', [FIRST, { id: 'b', amount: 40 }], 100],
    [
      'a loss exceeds it, because it takes a gain back too',
      [FIRST, { id: 'b', amount: 40 }, { id: 'c', amount: -120 }],
      0,
    ],
    ['its earning was paid out', [{ id: 'b', amount: -30 }], 0],
  ])('if %s', (_, changes, share) => {
    expect(shareOf(changes, TRANSFER)).toBe(share);
  });

  it('is nothing once the transfer was withdrawn', () => {
    expect(shareOf([FIRST], { ...TRANSFER, withdrawn: true })).toBe(0);
  });

  it('never grows, whatever is earned or lost next', () => {
    const amounts = fc.array(fc.integer({ min: -200, max: 200 }), { maxLength: 8 });
    fc.assert(
      fc.property(amounts, fc.integer({ min: -200, max: 200 }), (past, next) => {
        const changes = [FIRST, ...past.map((amount, at) => ({ id: `${at}`, amount }))];
        const after = [...changes, { id: 'next', amount: next }];
        expect(shareOf(after, TRANSFER)).toBeLessThanOrEqual(shareOf(changes, TRANSFER));
      }),
    );
  });

  it('leaves gains to the ordinary payout', () => {
    expect(paidByTransfer([FIRST, { id: 'b', amount: 40 }], TRANSFER)).toEqual([FIRST]);
  });
});

describe('the steps of a transfer', () => {
  it('end with a release, a reversal, a failure, or before it was asked for', () => {
    for (const status of ['RELEASED', 'REVERSED', 'FAILED', 'DROPPED'] as const)
      for (const step of Object.values(TRANSFER_LIFECYCLE))
        expect(() => statusAfter(step, status)).toThrow(`from ${status} to ${step.to}`);
    expect(statusAfter(TRANSFER_LIFECYCLE.failTransfer, 'HELD')).toBe('FAILED');
  });

  it('drop it before it was asked for only, and hold it after that only', () => {
    const { dropTransfer, holdTransfer } = TRANSFER_LIFECYCLE;
    const statuses = Object.values(TransferStatus);
    expect(statuses.filter((status) => isPossible(dropTransfer, status))).toEqual(['PLANNED']);
    expect(statuses.filter((status) => isPossible(holdTransfer, status))).toEqual(['ASKED']);
  });
});

describe('the steps of a reversal', () => {
  it('repeat it until it is made', () => {
    const { beginReversal, failReversal, completeReversal } = REVERSAL_LIFECYCLE;
    expect(statusAfter(beginReversal, null)).toBe('PENDING');
    for (const status of ['PENDING', 'FAILED']) {
      expect(statusAfter(failReversal, status)).toBe('FAILED');
      expect(statusAfter(completeReversal, status)).toBe('DONE');
      expect(isPossible(beginReversal, status)).toBe(false);
    }
    for (const step of Object.values(REVERSAL_LIFECYCLE))
      expect(() => statusAfter(step, 'DONE')).toThrow('from DONE');
  });
});

describe('a linked account', () => {
  it('gets transfers a day after it became active', () => {
    const activeSince = new Date('2026-01-15T06:00:00Z');
    expect(canReceive({ activeSince }, new Date('2026-01-16T05:59:59Z'))).toBe(false);
    expect(canReceive({ activeSince }, new Date('2026-01-16T06:00:00Z'))).toBe(true);
    expect(canReceive({ activeSince: null }, new Date('2026-01-16T06:00:00Z'))).toBe(false);
  });

  it('needs a bank account, a PAN, an address and a verified email address', () => {
    const nothing = { hasBankAccount: false, hasPan: false, hasAddress: false, isEmailVerified: false };
    expect(missingForLinking(nothing)).toEqual(['BANK_ACCOUNT', 'PAN', 'ADDRESS', 'EMAIL']);
  });
});
