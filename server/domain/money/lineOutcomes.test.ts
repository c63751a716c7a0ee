import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyRun } from '../../testing/historyRun.js';
import { disputedHistory, inr } from '../../testing/moneyHistories.js';
import { chargedLines, told } from '../../testing/moneyLedgers.js';
import { deliveryNetOf, netOf, outcomeOf, revenueSign, totalOf, type LedgerEntry } from './ledger.js';
import { lineOutcomes, type ChargedLine, type LineOutcome } from './lineOutcomes.js';
import { plus, sum, type Money } from './money.js';

/** Generates the lines of a fulfillment with its ledger. */
const settled = disputedHistory.map((story) => {
  const end = told(story).at(-1) ?? { ledger: [], bought: new Map(), end: null };
  return { lines: chargedLines(story.lines, end), ledger: end.ledger };
});

const all = (outcomes: readonly LineOutcome[], amountOf: (outcome: LineOutcome) => Money) =>
  sum(outcomes.map(amountOf), 'INR');

describe('the lines of a fulfillment, after any history', () => {
  it('come with the delivery together to what the fulfillment does, to the paisa', () => {
    fc.assert(
      fc.property(settled, ({ lines, ledger }) => {
        const outcomes = lineOutcomes(lines, ledger, 'INR');
        const { refundedAmount, netAmount } = outcomeOf(ledger, 'INR');
        const deliveryRefunded = totalOf('DELIVERY_REFUND', ledger, 'INR');
        expect(
          plus(
            all(outcomes, ({ net }) => net),
            deliveryNetOf(ledger, 'INR'),
          ),
        ).toEqual(netAmount);
        expect(
          plus(
            all(outcomes, ({ refunded }) => refunded),
            deliveryRefunded,
          ),
        ).toEqual(refundedAmount);
        expect(all(outcomes, ({ lateFee }) => lateFee)).toEqual(totalOf('LATE_FEE', ledger, 'INR'));
        expect(all(outcomes, ({ withheld }) => withheld)).toEqual(totalOf('DEPOSIT_WITHHELD', ledger, 'INR'));
      }),
      historyRun(1000),
    );
  });

  it('give no more of a deposit than there is, and no more back than was charged or withheld', () => {
    fc.assert(
      fc.property(settled, ({ lines, ledger }) => {
        lineOutcomes(lines, ledger, 'INR').forEach(({ lateFee, withheld, refunded, net }, at) => {
          const line = lines[at];
          expect(lateFee.amount + withheld.amount).toBeLessThanOrEqual(line?.deposit.amount ?? 0);
          expect(refunded.amount).toBeLessThanOrEqual((line?.charge.amount ?? 0) + withheld.amount);
          expect(net.amount).toBeGreaterThanOrEqual(0);
        });
      }),
      historyRun(1000),
    );
  });
});

it('a late fee belongs to the line that it names', () => {
  const line = (title: string, deposit: number): ChargedLine => ({
    title,
    charge: inr(4900),
    deposit: inr(deposit),
    feeAtPurchase: null,
  });
  const ledger: LedgerEntry[] = [
    { kind: 'LATE_FEE', amount: inr(1000), note: 'Gaban' },
    { kind: 'DEPOSIT_WITHHELD', amount: inr(300), note: 'Torn' },
  ];
  const [godan, gaban] = lineOutcomes([line('Godan', 10_000), line('Gaban', 6_000)], ledger, 'INR');
  expect([godan?.lateFee, godan?.withheld, godan?.net]).toEqual([inr(0), inr(200), inr(5100)]);
  expect([gaban?.lateFee, gaban?.withheld, gaban?.net]).toEqual([inr(1000), inr(100), inr(6000)]);
});

it('what was kept for a lost book belongs to its line, and comes back to it', () => {
  const line = (title: string): ChargedLine => ({
    title,
    charge: inr(4900),
    deposit: inr(10_000),
    feeAtPurchase: null,
  });
  const kept: LedgerEntry = { kind: 'DEPOSIT_WITHHELD', amount: inr(9000), note: 'Gaban' };
  const shares = (ledger: LedgerEntry[]) =>
    lineOutcomes([line('Godan'), line('Gaban')], ledger, 'INR').map(({ withheld, refunded, net }) => [
      withheld.amount,
      refunded.amount,
      net.amount,
    ]);
  expect(shares([kept])).toEqual([
    [0, 0, 4900],
    [9000, 0, 13_900],
  ]);
  expect(shares([kept, { kind: 'REFUND', amount: inr(9000), note: 'Gaban' }])).toEqual([
    [0, 0, 4900],
    [9000, 9000, 4900],
  ]);
});

it('a part of what was withheld comes back to its lines, and more than that is shared by the charges', () => {
  const lines = [
    { title: 'Godan', charge: inr(4_900), deposit: inr(20_000), feeAtPurchase: null },
    { title: 'Gaban', charge: inr(4_900), deposit: inr(10_000), feeAtPurchase: null },
  ];
  const refunds = (amount: number) => {
    const ledger: LedgerEntry[] = [
      { kind: 'CHARGE', amount: inr(9_800) },
      { kind: 'DEPOSIT_HELD', amount: inr(30_000) },
      { kind: 'DEPOSIT_WITHHELD', amount: inr(8_000), note: 'Godan' },
      { kind: 'DEPOSIT_RELEASED', amount: inr(22_000) },
      { kind: 'REFUND', amount: inr(amount) },
    ];
    return lineOutcomes(lines, ledger, 'INR').map(({ refunded }) => refunded.amount);
  };
  expect(refunds(5_000)).toEqual([5_000, 0]);
  expect(refunds(8_000)).toEqual([8_000, 0]);
  expect(refunds(9_000)).toEqual([8_500, 500]);
});

it('a late fee whose line is no longer named is shared by the deposits', () => {
  const line = { title: 'Godan', charge: inr(4900), deposit: inr(10_000), feeAtPurchase: null };
  const ledger: LedgerEntry[] = [{ kind: 'LATE_FEE', amount: inr(1000), note: null }];
  const [first, second] = lineOutcomes([line, { ...line, title: 'Gaban' }], ledger, 'INR');
  expect([first?.lateFee, second?.lateFee]).toEqual([inr(500), inr(500)]);
});

it('the revenue that SQL sums by signs is the net', () => {
  fc.assert(
    fc.property(settled, ({ ledger }) => {
      const summed = ledger.reduce((total, { kind, amount }) => total + revenueSign(kind) * amount.amount, 0);
      expect(inr(summed)).toEqual(netOf(ledger, 'INR'));
    }),
    historyRun(100),
  );
});
