import fc from 'fast-check';
import { money } from '../domain/money/money.js';

/** Returns an amount of money in INR, given in paise. */
export const inr = (amount: number) => money(amount, 'INR');

/**
 * An order line, with amounts in paise. A purchase has no deposit (0) and no due date (null). `keptIfLost` may exceed the
 * deposit; in that case the ledger keeps only the deposit.
 */
export interface Line {
  title: string;
  lineTotal: number;
  deposit: number;
  keptIfLost: number;
  lateFeePerDay: number;
  quantity: number;
  dueOn: string | null;
}

/**
 * A change to a fulfillment. `buy` buys the rented copies of a line; after it, `cancel` is no longer possible. `cancel`,
 * `takeBack` and `lose` end the fulfillment; lost copies may be found. After the end, only `award` has an effect: it refunds
 * a part of the money that was charged, withheld or paid for bought copies.
 */
export type Step =
  | { does: 'extend'; charge: number; dueOn: string }
  | { does: 'buy'; line: number; on: string; price: number; percent: number }
  | { does: 'cancel' }
  | { does: 'takeBack'; on: string; withhold: number }
  | { does: 'lose'; on: string; isFound: boolean }
  | { does: 'award'; permille: number };

const paise = fc.integer({ min: 1, max: 1_000_000 });
const day = fc.date({ min: new Date('2026-01-15'), max: new Date('2027-01-15'), noInvalidDate: true });
const date = day.map((moment) => moment.toISOString().slice(0, 10));

/** There are few titles, so that lines often share one: a seller may list the same title twice. */
const title = fc.constantFrom('Godan', 'Gaban', 'Nirmala');

const purchase = fc
  .record({ title, lineTotal: paise })
  .map((line): Line => ({ ...line, deposit: 0, keptIfLost: 0, lateFeePerDay: 0, quantity: 1, dueOn: null }));
const rental: fc.Arbitrary<Line> = fc.record({
  title,
  lineTotal: paise,
  deposit: fc.integer({ min: 0, max: 1_000_000 }),
  keptIfLost: fc.integer({ min: 0, max: 1_500_000 }),
  lateFeePerDay: fc.integer({ min: 0, max: 20_000 }),
  quantity: fc.integer({ min: 1, max: 5 }),
  dueOn: date,
});
const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('extend' as const), charge: paise, dueOn: date }),
  fc.record({
    does: fc.constant('buy' as const),
    line: fc.integer({ min: 0, max: 4 }),
    on: date,
    price: paise,
    percent: fc.integer({ min: 0, max: 100 }),
  }),
  fc.record({ does: fc.constant('cancel' as const) }),
  fc.record({
    does: fc.constant('takeBack' as const),
    on: date,
    withhold: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 2_000_000 })),
  }),
  fc.record({ does: fc.constant('lose' as const), on: date, isFound: fc.boolean() }),
);
const award: fc.Arbitrary<Step> = fc.record({
  does: fc.constant('award' as const),
  permille: fc.integer({ min: 1, max: 1000 }),
});

const historyOf = (steps: fc.Arbitrary<Step>) =>
  fc.record({
    lines: fc.array(fc.oneof(purchase, rental), { minLength: 1, maxLength: 5 }),
    delivery: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 100_000 })),
    steps: fc.array(steps, { maxLength: 8 }),
  });

/** Generates a fulfillment and the steps that are taken on it, without awards. */
export const history = historyOf(step);

/** Generates a fulfillment and the steps that are taken on it, among them awards of disputes. */
export const disputedHistory = historyOf(
  fc.oneof({ weight: 4, arbitrary: step }, { weight: 2, arbitrary: award }),
);

/** A fulfillment, the charge for its delivery in paise, and the steps that are taken on it. */
export interface Story {
  lines: Line[];
  delivery: number;
  steps: Step[];
}
