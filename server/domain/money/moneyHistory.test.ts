import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  balanceOf,
  entriesAtCancel,
  entriesAtExtension,
  entriesAtOrder,
  type LedgerEntry,
  type LedgerEntryKind,
} from './ledger.js';
import { money, sum } from './money.js';
import { entriesAtTakeBack, settlementOf, type ReturnedLine } from '../rental/rentalReturn.js';

const inr = (amount: number) => money(amount, 'INR');

/** A line as it is ordered: a purchase has neither deposit nor due date. */
interface Line {
  lineTotal: number;
  deposit: number;
  lateFeePerDay: number;
  quantity: number;
  dueOn: string | null;
}

/** What can become of one fulfillment of an order, in any order and however often. */
type Step =
  | { does: 'extend'; charge: number; dueOn: string }
  | { does: 'cancel' }
  | { does: 'takeBack'; on: string; withhold: number };

const paise = fc.integer({ min: 1, max: 1_000_000 });
const day = fc.date({ min: new Date('2026-01-15'), max: new Date('2027-01-15'), noInvalidDate: true });
const date = day.map((moment) => moment.toISOString().slice(0, 10));

const purchase = fc
  .record({ lineTotal: paise })
  .map(({ lineTotal }): Line => ({ lineTotal, deposit: 0, lateFeePerDay: 0, quantity: 1, dueOn: null }));
const rental: fc.Arbitrary<Line> = fc.record({
  lineTotal: paise,
  deposit: fc.integer({ min: 0, max: 1_000_000 }),
  lateFeePerDay: fc.integer({ min: 0, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  dueOn: date,
});
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('extend' as const), charge: paise, dueOn: date }),
  fc.record({ does: fc.constant('cancel' as const) }),
  fc.record({
    does: fc.constant('takeBack' as const),
    on: date,
    withhold: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2_000_000 })),
  }),
);
const history = fc.record({
  lines: fc.array(fc.oneof(purchase, rental), { minLength: 1, maxLength: 5 }),
  steps: fc.array(step, { maxLength: 8 }),
});

/** Lives through a history as the use-cases do; answers the ledger as it was after every step. */
function ledgersOf({ lines, steps }: { lines: Line[]; steps: Step[] }): LedgerEntry[][] {
  const placed = entriesAtOrder(
    lines.map(({ lineTotal, deposit }) => ({ lineTotal: inr(lineTotal), deposit: inr(deposit) })),
    'INR',
  );
  let due = lines;
  const ledgers = [placed];
  for (const next of steps) {
    const past = ledgers.at(-1) ?? [];
    if (next.does === 'extend') {
      due = due.map((line) => (line.dueOn ? { ...line, dueOn: next.dueOn } : line));
      ledgers.push([...past, ...entriesAtExtension(inr(next.charge))]);
      continue;
    }
    ledgers.push([...past, ...lastEntries(past, due, next)]);
    break;
  }
  return ledgers;
}

/** How a fulfillment ends. Who would withhold too much withholds all that is left. */
function lastEntries(
  past: readonly LedgerEntry[],
  lines: readonly Line[],
  step: Exclude<Step, { does: 'extend' }>,
): LedgerEntry[] {
  if (step.does === 'cancel') return entriesAtCancel(past, 'INR');
  const back = { lines: lines.flatMap(returned), returnedOn: step.on };
  const amount = Math.min(step.withhold, settlementOf(past, back, 'INR').depositLeft.amount);
  return entriesAtTakeBack(
    past,
    { ...back, withhold: amount > 0 ? { amount, reason: 'Torn' } : null },
    'INR',
  );
}

function returned({ quantity, dueOn, lateFeePerDay, deposit }: Line): ReturnedLine[] {
  if (dueOn === null) return [];
  return [{ title: 'Godan', quantity, dueOn, lateFeePerDay: inr(lateFeePerDay), deposit: inr(deposit) }];
}

const total = (kind: LedgerEntryKind, ledger: readonly LedgerEntry[]) =>
  ledger.filter((entry) => entry.kind === kind).reduce((sum, { amount }) => sum + amount.amount, 0);

const everyLedger = (holds: (ledger: LedgerEntry[], story: { lines: Line[]; steps: Step[] }) => void) =>
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
      const paid = total('CHARGE', ledger) + total('DEPOSIT_HELD', ledger);
      const givenBack = total('REFUND', ledger) + total('DEPOSIT_RELEASED', ledger);
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
  const ended = (does: 'cancel' | 'takeBack') =>
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
});
