import fc from 'fast-check';
import { expect, it } from 'vitest';
import { disputedHistory, inr, ledgersOf, type Line } from '../../testing/moneyHistories.js';
import { netOf, type LedgerEntry } from '../money/ledger.js';
import { linesToBill, linesToCredit, type BilledFulfillment } from './charges.js';
import type { PaperLine } from './paper.js';

const sumOf = (lines: readonly PaperLine[]) => lines.reduce((total, { amount }) => total + amount, 0);

/** Returns the fulfillment as its bills see it. All extensions are charged to the first line. */
function billed(lines: readonly Line[], ledger: readonly LedgerEntry[]): BilledFulfillment {
  const ordered = lines.reduce((total, { lineTotal }) => total + lineTotal, 0);
  const charges = ledger.filter(({ kind }) => kind === 'CHARGE');
  const extended = charges.reduce((total, { amount }) => total + amount.amount, 0) - ordered;
  return {
    ledger,
    currency: 'INR',
    items: lines.map(({ title, lineTotal, deposit, quantity }, at) => ({
      id: `item_${at}`,
      title,
      author: 'Munshi Premchand',
      type: deposit > 0 ? 'RENTAL' : 'PURCHASE',
      quantity,
      unitPrice: inr(lineTotal),
      lineTotal: inr(lineTotal),
      charge: inr(lineTotal + (at === 0 ? extended : 0)),
      deposit: inr(deposit),
      months: deposit > 0 ? 1 : null,
    })),
    extensions: charges.slice(1).map(() => ({ itemId: 'item_0', months: 1, endsOn: '2026-12-31' })),
  };
}

it('after every step of any history, bills less credit notes are what the buyer spends, to the paisa', () => {
  fc.assert(
    fc.property(disputedHistory, ({ lines, delivery, steps }) => {
      let sums = { billed: inr(0), credited: inr(0) };
      for (const ledger of ledgersOf({ lines, delivery, steps })) {
        const fulfillment = billed(lines, ledger);
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
    { numRuns: 1000 },
  );
});
