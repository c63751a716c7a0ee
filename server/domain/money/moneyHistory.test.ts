import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { history, inr, ledgersOf, type Story } from '../../testing/moneyHistories.js';
import { balanceOf, type LedgerEntry, type LedgerEntryKind } from './ledger.js';
import { sum } from './money.js';

const total = (kind: LedgerEntryKind, ledger: readonly LedgerEntry[]) =>
  ledger.filter((entry) => entry.kind === kind).reduce((sum, { amount }) => sum + amount.amount, 0);

const everyLedger = (holds: (ledger: LedgerEntry[], story: Story) => void) =>
  fc.assert(
    fc.property(history, (story) => {
      for (const ledger of ledgersOf(story)) holds(ledger, story);
    }),
    { numRuns: 500 },
  );

describe('after every step of any history of an order', () => {
  it('every paisa that the buyer paid is spent, held, or given back', () => {
    everyLedger((ledger) => {
      const { charged, depositHeld } = balanceOf(ledger, 'INR');
      const paid = total('CHARGE', ledger) + total('DELIVERY', ledger) + total('DEPOSIT_HELD', ledger);
      const givenBack =
        total('REFUND', ledger) + total('DELIVERY_REFUND', ledger) + total('DEPOSIT_RELEASED', ledger);
      expect(charged.amount + depositHeld.amount + givenBack).toBe(paid);
    });
  });

  it('every paisa of a deposit is held, released, withheld, or taken as a late fee', () => {
    everyLedger((ledger) => {
      const gone =
        total('DEPOSIT_RELEASED', ledger) + total('DEPOSIT_WITHHELD', ledger) + total('LATE_FEE', ledger);
      expect(balanceOf(ledger, 'INR').depositHeld.amount + gone).toBe(total('DEPOSIT_HELD', ledger));
    });
  });

  it('delivery is charged once, and refunded wholly if the order is cancelled, otherwise not', () => {
    everyLedger((ledger, { delivery, steps }) => {
      const ends = steps.find(({ does }) => does !== 'extend');
      const isCancelled = ends?.does === 'cancel' && total('REFUND', ledger) > 0;
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
  );
});

describe('once a history has ended', () => {
  const ended = (does: 'cancel' | 'takeBack' | 'lose') =>
    history.filter(({ steps }) => steps.find((each) => each.does !== 'extend')?.does === does);

  it('by cancelling, the buyer has spent nothing and nothing is held', () => {
    fc.assert(
      fc.property(ended('cancel'), (story) => {
        expect(balanceOf(ledgersOf(story).at(-1) ?? [], 'INR')).toEqual({
          charged: inr(0),
          depositHeld: inr(0),
        });
      }),
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
    );
  });

  it('by a loss, nothing is held, and what a find gives back is what was kept', () => {
    fc.assert(
      fc.property(ended('lose'), (story) => {
        const ledger = ledgersOf(story).at(-1) ?? [];
        const last = story.steps.find(({ does }) => does !== 'extend');
        const isFound = last?.does === 'lose' && last.isFound;
        expect(balanceOf(ledger, 'INR').depositHeld).toEqual(inr(0));
        expect(total('DEPOSIT_WITHHELD', ledger) + total('LATE_FEE', ledger)).toBeLessThanOrEqual(
          total('DEPOSIT_HELD', ledger),
        );
        expect(total('REFUND', ledger)).toBe(isFound ? total('DEPOSIT_WITHHELD', ledger) : 0);
      }),
    );
  });
});
