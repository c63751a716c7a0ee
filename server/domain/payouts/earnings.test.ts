import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyRun } from '../../testing/historyRun.js';
import { history, inr, type Line } from '../../testing/moneyHistories.js';
import { chargedLines, told, type Told } from '../../testing/moneyLedgers.js';
import { balanceOf, type LedgerEntry } from '../money/ledger.js';
import { openPaymentOf } from '../payments/payment.js';
import { nextRefund, type TracedPayment } from '../payments/refunding.js';
import { commissionOn, percentageRule } from './commission.js';
import {
  changeEarnedAt,
  deliveryEarned,
  earnedAt,
  earningsOf,
  earningsWait,
  type SoldLine,
} from './earnings.js';

const payment = (change: Partial<TracedPayment>): TracedPayment => ({
  id: 'payment_1',
  isOnline: true,
  attemptId: 'attempt_1',
  kind: 'PAYMENT',
  status: 'CAPTURED',
  amount: inr(29_800),
  ...change,
});
const commissionAt = (amount: number, rate: number) =>
  commissionOn(
    { type: 'PURCHASE', quantity: 1, lineTotal: inr(amount), sellerRole: null },
    [percentageRule(rate)],
    '2026-03-01',
  );
const line = (rate = 1_000, change: Partial<SoldLine> = {}): SoldLine => ({
  title: 'Godan',
  charge: inr(9_800),
  commissionedTotal: inr(9_800),
  deposit: inr(20_000),
  feeAtPurchase: null,
  commission: commissionAt(9_800, rate),
  ...change,
});
const ORDERED: LedgerEntry[] = [
  { kind: 'CHARGE', amount: inr(9_800) },
  { kind: 'DEPOSIT_HELD', amount: inr(20_000) },
];
const earned = (ledger: LedgerEntry[], payments: TracedPayment[], lines = [line()]) => {
  const { amount, commission } = earningsOf({
    lines,
    ledger,
    payments,
    currency: 'INR',
    isDepositBlocked: false,
  });
  return [amount.amount, commission.amount];
};

describe('The part of earnings that is for delivery', () => {
  const of = (amount: number, recorded: number | null, ...refunds: LedgerEntry[]) => {
    const ledger = [...ORDERED, { kind: 'DELIVERY' as const, amount: inr(4_000) }, ...refunds];
    return deliveryEarned({ ledger, currency: 'INR' }, inr(amount), recorded).amount;
  };

  it('is what was charged and not refunded, as far as the seller gets it', () => {
    expect(of(12_820, 0)).toBe(4_000);
    expect(of(12_820, 4_000, { kind: 'DELIVERY_REFUND', amount: inr(1_500) })).toBe(2_500);
    expect(of(3_000, 0)).toBe(3_000);
    expect(of(0, 4_000)).toBe(0);
  });

  it('stays with the rest if that was recorded before it was kept apart', () => {
    expect(of(12_820, null)).toBe(0);
  });
});

describe('Earnings that are not due', () => {
  const waits = (facts: Partial<Parameters<typeof earningsWait>[0]>) =>
    earningsWait({ earnedAt: null, isDisputed: false, isChargedBack: false, ...facts });

  it('say what they wait for: the bank first, which decides whether there is money at all', () => {
    expect(waits({})).toBe('DELIVERY');
    expect(waits({ isDisputed: true })).toBe('DISPUTE');
    expect(waits({ isDisputed: true, isChargedBack: true })).toBe('CHARGEBACK');
    expect(waits({ earnedAt: new Date() })).toBeNull();
  });
});

describe('the earnings from a fulfillment that was paid online', () => {
  it('are the rent less the commission, without the deposit', () => {
    expect(earned(ORDERED, [payment({})])).toEqual([8_820, 980]);
  });

  it('are nothing before it is paid, and after it is cancelled', () => {
    const cancelled: LedgerEntry[] = [
      ...ORDERED,
      { kind: 'REFUND', amount: inr(9_800) },
      { kind: 'DEPOSIT_RELEASED', amount: inr(20_000) },
    ];
    expect(earned(ORDERED, [])).toEqual([0, 0]);
    expect(earned(cancelled, [payment({})])).toEqual([0, 0]);
  });

  it('include late fees and withheld deposits, which are free of commission', () => {
    const returned: LedgerEntry[] = [
      ...ORDERED,
      { kind: 'LATE_FEE', amount: inr(750) },
      { kind: 'DEPOSIT_WITHHELD', amount: inr(2_000) },
      { kind: 'DEPOSIT_RELEASED', amount: inr(17_250) },
    ];
    expect(earned(returned, [payment({})])).toEqual([8_820 + 2_750, 980]);
  });

  it('leave a refund under way to the buyer, and the commission falls with the price', () => {
    const refunded: LedgerEntry[] = [...ORDERED, { kind: 'REFUND', amount: inr(4_900) }];
    const refund = payment({ id: 'payment_2', kind: 'REFUND', status: 'PENDING', amount: inr(4_900) });
    expect(earned(refunded, [payment({}), refund])).toEqual([4_410, 490]);
    expect(earned(refunded, [payment({})])).toEqual([4_410, 490]);
  });

  it('do not include an extension that the buyer pays to the seller', () => {
    const extended: LedgerEntry[] = [...ORDERED, { kind: 'CHARGE', amount: inr(4_900) }];
    const lines = [line(1_000, { charge: inr(14_700) })];
    const direct = payment({ id: 'payment_2', isOnline: false, attemptId: null, amount: inr(4_900) });
    expect(earned(extended, [payment({})], lines)).toEqual([8_820, 980]);
    expect(earned(extended, [payment({}), direct], lines)).toEqual([8_820, 980]);
  });
});

const soldLines = (lines: readonly Line[], now: Told, rate: number): SoldLine[] =>
  chargedLines(lines, now).map((charged, at) => {
    const purchase = now.bought.get(at);
    const paid = purchase ? purchase.fromDeposit.amount + purchase.toPay.amount : 0;
    const commissionedTotal = inr((lines[at]?.lineTotal ?? 0) + paid);
    return { ...charged, commissionedTotal, commission: commissionAt(commissionedTotal.amount, rate) };
  });

/** Returns the refunds that pay back what is owed, each from one payment at the provider. */
function refundsOf(ledger: readonly LedgerEntry[], payments: readonly TracedPayment[]): TracedPayment[] {
  const made: TracedPayment[] = [];
  for (;;) {
    const all = [...payments, ...made];
    const open = openPaymentOf(ledger, all, {
      currency: 'INR',
      awaitsPayment: false,
      isDepositBlocked: false,
    });
    const refund = open.state === 'TO_REFUND' ? nextRefund(open.amount, all, 'INR') : null;
    if (!refund) return made;
    made.push(payment({ kind: 'REFUND', ...refund }));
  }
}

it('after every step of any history, all that was paid online is earned, held, or the buyer’s', () => {
  const rates = fc.integer({ min: 0, max: 5_000 });
  const ways = fc.constantFrom('NOT', 'DIRECTLY', 'ONLINE');
  fc.assert(
    fc.property(history, rates, ways, (story, rate, paysLater) => {
      let payments: TracedPayment[] = [];
      for (const now of told(story)) {
        const { ledger } = now;
        const { charged, depositHeld } = balanceOf(ledger, 'INR');
        if (payments.length === 0) payments = [payment({ amount: inr(charged.amount + depositHeld.amount) })];
        const open = openPaymentOf(ledger, payments, {
          currency: 'INR',
          awaitsPayment: false,
          isDepositBlocked: false,
        });
        const attemptId = paysLater === 'ONLINE' ? `attempt_${payments.length + 1}` : null;
        if (open.state === 'TO_PAY' && paysLater !== 'NOT')
          payments = [...payments, payment({ isOnline: attemptId !== null, attemptId, amount: open.amount })];
        payments = [...payments, ...refundsOf(ledger, payments)];
        const lines = soldLines(story.lines, now, rate);
        const { amount, commission } = earningsOf({
          lines,
          ledger,
          payments,
          currency: 'INR',
          isDepositBlocked: false,
        });
        const online = payments.filter(({ isOnline }) => isOnline);
        const left = online.reduce(
          (all, each) => all + (each.kind === 'PAYMENT' ? 1 : -1) * each.amount.amount,
          0,
        );
        expect(amount.amount).toBeGreaterThanOrEqual(0);
        expect(commission.amount).toBeGreaterThanOrEqual(0);
        expect(amount.amount + commission.amount).toBeLessThanOrEqual(left - depositHeld.amount);
        // Without deposits and direct payments, nothing is left to pay.
        const { state } = openPaymentOf(ledger, payments, {
          currency: 'INR',
          awaitsPayment: false,
          isDepositBlocked: false,
        });
        const isAll =
          depositHeld.amount === 0 && state === 'SETTLED' && payments.every(({ isOnline }) => isOnline);
        expect(isAll ? left : amount.amount + commission.amount).toBe(amount.amount + commission.amount);
      }
    }),
    historyRun(1000),
  );
});

describe('the time since which earnings are the seller’s', () => {
  const deliveredAt = new Date('2026-03-01T06:00:00Z');
  const now = new Date('2026-03-05T06:00:00Z');
  const facts = { isCancelled: false, isDisputed: false, deliveredAt, now };

  it.each([
    ['the arrival', {}, deliveredAt],
    ['none before the arrival', { deliveredAt: null }, null],
    ['none during a dispute', { isDisputed: true }, null],
    ['now, if it is cancelled without having arrived', { isCancelled: true, deliveredAt: null }, now],
  ])('is %s', (_, change, expected) => {
    expect(earnedAt({ ...facts, ...change })).toEqual(expected);
  });

  it('is that of the record for what is gained after the arrival, and the arrival for a loss', () => {
    const before = new Date('2026-02-20T06:00:00Z');
    expect(changeEarnedAt({ amount: 100, recordedAt: now }, deliveredAt)).toEqual(now);
    expect(changeEarnedAt({ amount: 100, recordedAt: before }, deliveredAt)).toEqual(deliveredAt);
    expect(changeEarnedAt({ amount: -100, recordedAt: now }, deliveredAt)).toEqual(deliveredAt);
    expect(changeEarnedAt({ amount: 100, recordedAt: now }, null)).toBeNull();
  });
});
