import fc from 'fast-check';
import { expect, it } from 'vitest';
import { historyRun } from '../../testing/historyRun.js';
import { disputedHistory, inr, type Line } from '../../testing/moneyHistories.js';
import { chargedLines, told, type Told } from '../../testing/moneyLedgers.js';
import { netOf } from '../money/ledger.js';
import { linesToBill, linesToCredit, type BilledFulfillment } from './charges.js';
import type { PaperLine } from './paper.js';

const sumOf = (lines: readonly PaperLine[]) => lines.reduce((total, { amount }) => total + amount, 0);

/** Returns a fulfillment with these lines and this ledger, as bills need it. */
function billed(lines: readonly Line[], now: Told): BilledFulfillment {
  const charged = chargedLines(lines, now);
  const charges = now.ledger.filter(({ kind }) => kind === 'CHARGE');
  return {
    ledger: now.ledger,
    currency: 'INR',
    items: charged.map((line, at) => ({
      ...line,
      id: `item_${at}`,
      author: 'Munshi Premchand',
      type: line.deposit.amount > 0 ? 'RENTAL' : 'PURCHASE',
      quantity: lines[at]?.quantity ?? 1,
      unitPrice: inr(lines[at]?.lineTotal ?? 0),
      lineTotal: inr(lines[at]?.lineTotal ?? 0),
      months: line.deposit.amount > 0 ? 1 : null,
    })),
    extensions: charges.slice(1).map(() => ({ itemId: 'item_0', months: 1, endsOn: '2026-12-31' })),
  };
}

it('after every step of any history, bills less credit notes are what the buyer spends, to the paisa', () => {
  fc.assert(
    fc.property(disputedHistory, ({ lines, delivery, steps }) => {
      let sums = { billed: inr(0), credited: inr(0) };
      for (const now of told({ lines, delivery, steps })) {
        const { ledger } = now;
        const fulfillment = billed(lines, now);
        const charged = linesToBill(fulfillment, sums);
        const credited = linesToCredit(fulfillment, sums);
        expect([...charged, ...credited].every(({ amount }) => amount > 0)).toBe(true);
        sums = {
          billed: inr(sums.billed.amount + sumOf(charged)),
          credited: inr(sums.credited.amount + sumOf(credited)),
        };
        expect(sums.billed.amount - sums.credited.amount).toBe(netOf(ledger, 'INR').amount);
        expect([linesToBill(fulfillment, sums), linesToCredit(fulfillment, sums)]).toEqual([[], []]);
      }
    }),
    historyRun(1000),
  );
});
