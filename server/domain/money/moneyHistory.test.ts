import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { historyRun } from '../../testing/historyRun.js';
import { history, inr, type Story } from '../../testing/moneyHistories.js';
import { ledgersOf, told, type Told } from '../../testing/moneyLedgers.js';
import { balanceOf, type LedgerEntry, type LedgerEntryKind } from './ledger.js';
import { sum } from './money.js';

const total = (kind: LedgerEntryKind, ledger: readonly LedgerEntry[]) =>
  ledger.filter((entry) => entry.kind === kind).reduce((sum, { amount }) => sum + amount.amount, 0);

const everyLedger = (holds: (ledger: LedgerEntry[], story: Story, now: Told) => void) =>
  fc.assert(
    fc.property(history, (story) => {
      for (const now of told(story)) holds(now.ledger, story, now);
    }),
    historyRun(500),
  );

describe('after every step of any history of an order', () => {
  it('every paisa that the buyer paid is spent, held, or given back', () => {
    everyLedger((ledger) => {
      const { charged, depositHeld } = balanceOf(ledger, 'INR');
      const books = total('CHARGE', ledger) + total('PURCHASE', ledger);
      const paid = books + total('DELIVERY', ledger) + total('DEPOSIT_HELD', ledger);
      const givenBack =
        total('REFUND', ledger) + total('DELIVERY_REFUND', ledger) + total('DEPOSIT_RELEASED', ledger);
      expect(charged.amount + depositHeld.amount + givenBack).toBe(paid);
    });
  });

  it('every paisa of a deposit is held, released, withheld, spent, or taken as a late fee', () => {
    everyLedger((ledger) => {
      const taken =
        total('DEPOSIT_WITHHELD', ledger) + total('LATE_FEE', ledger) + total('DEPOSIT_SPENT', ledger);
      const gone = taken + total('DEPOSIT_RELEASED', ledger);
      expect(balanceOf(ledger, 'INR').depositHeld.amount + gone).toBe(total('DEPOSIT_HELD', ledger));
    });
  });

  it('delivery is charged once, and refunded wholly if the order is cancelled, otherwise not', () => {
    everyLedger((ledger, { delivery }, { end }) => {
      const isCancelled = end?.does === 'cancel' && total('REFUND', ledger) > 0;
      expect(total('DELIVERY', ledger)).toBe(delivery);
      expect(total('DELIVERY_REFUND', ledger)).toBe(isCancelled ? delivery : 0);
    });
  });

  it('nothing is below zero, and no more is held than was deposited', () => {
    everyLedger((ledger, { lines }) => {
      const { charged, depositHeld } = balanceOf(ledger, 'INR');
      expect(charged.amount).toBeGreaterThanOrEqual(0);
      expect(depositHeld.amount).toBeGreaterThanOrEqual(0);
      expect(depositHeld.amount).toBeLessThanOrEqual(lines.reduce((sum, { deposit }) => sum + deposit, 0));
      expect(ledger.every(({ amount }) => amount.amount > 0)).toBe(true);
    });
  });

  it('what was written stays: movements are only added', () => {
    fc.assert(
      fc.property(history, (story) => {
        const ledgers = ledgersOf(story);
        ledgers.slice(1).forEach((ledger, place) => {
          const before = ledgers[place] ?? [];
          expect(ledger.slice(0, before.length)).toEqual(before);
        });
      }),
      historyRun(100),
    );
  });
});

it('an order of several sellers holds and has spent what its fulfillments do together', () => {
  fc.assert(
    fc.property(fc.array(history, { minLength: 1, maxLength: 3 }), (fulfillments) => {
      const ledgers = fulfillments.map((fulfillment) => ledgersOf(fulfillment).at(-1) ?? []);
      const each = ledgers.map((ledger) => balanceOf(ledger, 'INR'));
      expect(balanceOf(ledgers.flat(), 'INR')).toEqual({
        charged: sum(
          each.map(({ charged }) => charged),
          'INR',
        ),
        depositHeld: sum(
          each.map(({ depositHeld }) => depositHeld),
          'INR',
        ),
      });
    }),
    historyRun(100),
  );
});

describe('once a history has ended', () => {
  const ended = (does: 'cancel' | 'takeBack' | 'lose') =>
    history.filter((story) => told(story).at(-1)?.end?.does === does);

  it('by cancelling, the buyer has spent nothing and nothing is held', () => {
    fc.assert(
      fc.property(ended('cancel'), (story) => {
        expect(balanceOf(ledgersOf(story).at(-1) ?? [], 'INR')).toEqual({
          charged: inr(0),
          depositHeld: inr(0),
        });
      }),
      historyRun(100),
    );
  });

  it('by a return, nothing is held, and the late fees stay within the deposits', () => {
    fc.assert(
      fc.property(ended('takeBack'), (story) => {
        const ledger = ledgersOf(story).at(-1) ?? [];
        expect(balanceOf(ledger, 'INR').depositHeld).toEqual(inr(0));
        expect(total('LATE_FEE', ledger)).toBeLessThanOrEqual(total('DEPOSIT_HELD', ledger));
        expect(total('REFUND', ledger)).toBe(0);
      }),
      historyRun(100),
    );
  });

  it('copies are bought for their price: the rent that counts, the deposit and the rest', () => {
    everyLedger((ledger, _, { bought }) => {
      const quotes = [...bought.values()];
      const sumOf = (name: keyof (typeof quotes)[number]) =>
        quotes.reduce((all, quote) => all + quote[name].amount, 0);
      expect(sumOf('rentCounted') + sumOf('fromDeposit') + sumOf('toPay')).toBe(sumOf('price'));
      expect([total('DEPOSIT_SPENT', ledger), total('PURCHASE', ledger)]).toEqual([
        sumOf('fromDeposit'),
        sumOf('toPay'),
      ]);
      expect(sumOf('lateFee') + sumOf('fromDeposit') + sumOf('released')).toBe(sumOf('deposit'));
    });
  });

  it('by a loss, nothing is held, and what a find gives back is what was kept', () => {
    fc.assert(
      fc.property(ended('lose'), (story) => {
        const ledger = ledgersOf(story).at(-1) ?? [];
        const end = told(story).at(-1)?.end;
        const isFound = end?.does === 'lose' && end.isFound;
        expect(balanceOf(ledger, 'INR').depositHeld).toEqual(inr(0));
        expect(total('DEPOSIT_WITHHELD', ledger) + total('LATE_FEE', ledger)).toBeLessThanOrEqual(
          total('DEPOSIT_HELD', ledger),
        );
        expect(total('REFUND', ledger)).toBe(isFound ? total('DEPOSIT_WITHHELD', ledger) : 0);
      }),
      historyRun(100),
    );
  });
});
