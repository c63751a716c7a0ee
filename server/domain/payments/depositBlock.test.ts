import { describe, expect, it } from 'vitest';
import type { LedgerEntry } from '../money/ledger.js';
import { money } from '../money/money.js';
import {
  amountToCapture,
  blockableDeposit,
  paidBesideBlock,
  returnBy,
  type Capture,
  type OfferedBlock,
} from './depositBlock.js';

const inr = (amount: number) => money(amount, 'INR');

describe('A deposit may be blocked', () => {
  // The latest due date is 90 days from today, less 14 days for confirming the return and 7 days for late copies.
  const offer = (changes: Partial<OfferedBlock> = {}) =>
    blockableDeposit({
      isOffered: true,
      amountDue: inr(24_900),
      depositTotal: inr(20_000),
      lines: [{ type: 'RENTAL', endsOn: '2026-02-15' }],
      today: '2026-01-15',
      confirmDays: 14,
      ...changes,
    });

  it('all of it together, if the provider offers it', () => {
    expect(offer()).toEqual(inr(20_000));
    expect(offer({ isOffered: false })).toBeNull();
    expect(offer({ depositTotal: inr(0) })).toBeNull();
  });

  it('up to 10,000 rupees, beside a payment of a rupee at least', () => {
    const most = { depositTotal: inr(1_000_000), amountDue: inr(1_000_100) };
    expect(offer(most)).toEqual(inr(1_000_000));
    expect(offer({ ...most, depositTotal: inr(1_000_001) })).toBeNull();
    expect(offer({ ...most, amountDue: inr(1_000_099) })).toBeNull();
  });

  it('if every rental is settled within 90 days, also a late one', () => {
    const until = (endsOn: string) => offer({ lines: [{ type: 'RENTAL', endsOn }] });
    expect(until('2026-03-25')).not.toBeNull();
    expect(until('2026-03-26')).toBeNull();
    const lines = [
      { type: 'RENTAL' as const, endsOn: '2026-02-15' },
      { type: 'RENTAL' as const, endsOn: '2026-04-15' },
    ];
    expect(offer({ lines })).toBeNull();
    expect(offer({ lines: [...lines.slice(0, 1), { type: 'PURCHASE', endsOn: null }] })).not.toBeNull();
    expect(returnBy(new Date('2026-04-15T06:30:00Z'), 'Asia/Kolkata', 14)).toBe('2026-03-25');
  });
});

it('leaves the rest to pay beside the block that was offered', () => {
  expect(paidBesideBlock(inr(24_900), inr(20_000), inr(20_000))).toEqual(inr(4_900));
  expect(paidBesideBlock(inr(24_900), inr(20_000), inr(15_000))).toBeNull();
  expect(paidBesideBlock(inr(24_900), null, inr(20_000))).toBeNull();
});

describe('The amount to capture', () => {
  const LATE: LedgerEntry[] = [
    { kind: 'CHARGE', amount: inr(4_900) },
    { kind: 'DEPOSIT_HELD', amount: inr(20_000) },
    { kind: 'LATE_FEE', amount: inr(1_000) },
    { kind: 'DEPOSIT_WITHHELD', amount: inr(6_000) },
    { kind: 'DEPOSIT_RELEASED', amount: inr(13_000) },
  ];
  const captured = (amount: number, status: Capture['status'] = 'DONE') => ({ status, amount: inr(amount) });
  const due = (owed: number, captures: Capture[] = [], state: 'TO_PAY' | 'REFUND_SENT' = 'TO_PAY') =>
    amountToCapture({ ledger: LATE, captures, open: { state, amount: inr(owed) }, currency: 'INR' }).amount;

  it('is what was taken from the deposit and not captured, at most what is owed', () => {
    expect(due(7_000)).toBe(7_000);
    expect(due(9_000)).toBe(7_000);
    expect(due(2_000)).toBe(2_000);
    expect(due(6_000, [captured(1_000)])).toBe(6_000);
    expect(due(5_000, [captured(7_000)])).toBe(0);
  });

  it('is nothing while a refund is under way, and after a capture has failed', () => {
    expect(due(7_000, [], 'REFUND_SENT')).toBe(0);
    expect(due(7_000, [captured(1_000, 'FAILED')])).toBe(0);
  });
});
