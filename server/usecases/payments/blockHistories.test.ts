import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { blockAndPay } from '../../simulators/payments/blocks.js';
import type { Block as ProviderBlock } from '../../simulators/payments/books.js';
import { noFaults } from '../../simulators/payments/faults.js';
import { GODAN, listBook } from '../../testing/books/books.js';
import { historyRun } from '../../testing/historyRun.js';
import { logIn } from '../../testing/people/accounts.js';
import { rentInCart } from '../../testing/orders/carts.js';
import { cancelOrder, deliver, placed, placeOrder, take, type Step } from '../../testing/orders/orders.js';
import { atProvider, event, fault, work, type History } from '../../testing/payments/histories/history.js';
import { booksOf, expectedBooks } from '../../testing/payments/journal.js';
import { openPaying, runQueuedJobs, type PayingMarketplace } from '../../testing/payments/paying.js';
import { signUpReader, type Person } from '../../testing/people/people.js';

const HISTORIES = 12;
const EVENTS = 12;

let paying: PayingMarketplace;
let buyer: Person;
let sellers: Person[];
beforeAll(async () => {
  paying = await openPaying({ blocksDeposits: true });
  buyer = await signUpReader(paying.marketplace, 'Meera');
  sellers = [await signUpReader(paying.marketplace, 'Dev'), await signUpReader(paying.marketplace, 'Ila')];
  paying.marketplace.clock.advanceDays(1);
  await paying.marketplace.database.query('UPDATE users SET email_verified_at = now()');
});
afterAll(() => paying.close());

async function logInAll(): Promise<void> {
  for (const person of [buyer, ...sellers])
    person.token = (await logIn(paying.marketplace, person.email)).token ?? '';
}

/** Orders a rental from each seller. All their deposits, 400 rupees, can be blocked. */
async function rentals(): Promise<History> {
  Object.assign(paying.simulation.simulator.faults, noFaults());
  await logInAll();
  for (const seller of sellers)
    await rentInCart(
      paying.marketplace,
      buyer,
      await listBook(paying.marketplace, seller, { lease: GODAN.lease }),
    );
  const order = placed(await placeOrder(paying.marketplace, buyer, { payOnline: true }));
  await runQueuedJobs(paying);
  return { paying, buyer, sellers, order };
}

const step = (name: string, at: number, action: Step, by: 'BUYER' | 'SELLER', input: object = {}) =>
  event(`${name} (${at})`, ({ order }) => {
    const seller = sellers[at];
    const id = order.fulfillments.find((each) => each.seller.id === seller?.id)?.id ?? '';
    return take(paying.marketplace, by === 'BUYER' ? buyer : (seller ?? buyer), action, id, input);
  });

const ofSeller = (at: number) =>
  fc.oneof(
    event(`parcel ${at} arrives`, async ({ order }) => {
      const seller = sellers[at];
      if (seller) await deliver(paying.marketplace, order, seller, buyer).catch(() => undefined);
    }),
    step('the copies come back', at, 'takeBackFulfillment', 'SELLER'),
    step('they come back torn', at, 'takeBackFulfillment', 'SELLER', {
      withhold: { amount: '20', reason: 'Torn' },
    }),
    step('they are lost', at, 'declareLost', 'BUYER'),
    step('they are found', at, 'reportFound', 'SELLER'),
    step('the seller cancels', at, 'cancelFulfillment', 'SELLER', { reason: 'A flood' }),
  );

const days = fc.constantFrom(1, 10, 33, 60).chain((count) =>
  event(`${count} days pass`, async () => {
    paying.marketplace.clock.advanceDays(count);
    await logInAll();
  }),
);

const anyEvent = fc.oneof(
  { weight: 4, arbitrary: event('the jobs run', () => work(paying)) },
  { weight: 6, arbitrary: ofSeller(0) },
  { weight: 6, arbitrary: ofSeller(1) },
  { weight: 2, arbitrary: days },
  atProvider('the buyer pays everything', (simulator, page) => simulator.pay(page)),
  atProvider('the bank refuses', (simulator, page) => simulator.fail(page)),
  event('the buyer cancels', ({ order }) => cancelOrder(paying.marketplace, buyer, order.id)),
  event('held webhooks arrive', () => paying.simulation.simulator.release()),
  fault('missingWebhooks', true, false),
  fault('lateWebhooks', true),
  fault('duplicateWebhooks', true),
  fault('down', true, false),
  fault('uncaptured', true, false),
  fault('blocks', 'declined', 'active'),
  fault('captures', 'refused', 'captured'),
  fault('refunds', 'failed', 'pending', 'processed'),
  fault(
    'lostAnswers',
    { captureBlock: 1 },
    { captureBlock: 2, releaseBlock: 1 },
    { findBlock: 1, offerBlock: 1 },
  ),
);

/** Ends the provider's faults, and runs all jobs for some hours. */
async function settleDown(): Promise<void> {
  const { simulator } = paying.simulation;
  simulator.release();
  Object.assign(simulator.faults, noFaults());
  for (const { id, status } of simulator.books.refunds.values())
    if (status === 'pending') simulator.endRefund(id, 'processed');
  for (let hour = 0; hour < 6; hour += 1) {
    await work(paying);
    paying.marketplace.clock.advanceMinutes(61);
  }
}

interface Block {
  reference: string;
  status: string;
  captured: number;
  /** Number of captures that have not ended. */
  open: number;
  /** Deposits of the order that are still held, in minor units. */
  held: number;
}

/** Returns the blocks as Panna has recorded them. */
function blocksHere(): Promise<Block[]> {
  return paying.marketplace.database.query<Block>(
    `SELECT b.reference, b.status,
       (SELECT coalesce(sum(amount) FILTER (WHERE status = 'DONE'), 0)::int FROM deposit_captures WHERE block_id = b.id) AS captured,
       (SELECT count(*) FILTER (WHERE status = 'PENDING')::int FROM deposit_captures WHERE block_id = b.id) AS open,
       (SELECT coalesce(sum(CASE kind WHEN 'DEPOSIT_HELD' THEN amount ELSE -amount END), 0)::int FROM ledger_entries l
          WHERE l.order_id = b.order_id AND kind IN ('DEPOSIT_HELD', 'DEPOSIT_RELEASED', 'DEPOSIT_WITHHELD', 'LATE_FEE', 'DEPOSIT_SPENT')) AS held
     FROM deposit_blocks b`,
  );
}

async function floatHere(): Promise<number> {
  const [row] = await paying.marketplace.database.query<{ float: number }>(
    "SELECT coalesce(sum(amount), 0)::int AS float FROM journal_totals WHERE account = 'FLOAT'",
  );
  return row?.float ?? 0;
}

/**
 * Returns the provider's blocks that disagree with Panna's: the captured amounts differ, or a block is active that Panna has
 * released or does not know.
 */
function wrongBlocks(there: readonly ProviderBlock[], here: readonly Block[]): ProviderBlock[] {
  return there.filter(({ id, status, amount_captured: captured }) => {
    const ours = here.find(({ reference }) => reference === id);
    if (!ours) return status === 'active';
    return ours.captured !== captured || (ours.status === 'RELEASED' && status === 'active');
  });
}

it('whatever happens in whatever order, the journal equals the books of the provider, and no block is forgotten', async () => {
  const { simulator } = paying.simulation;
  const firstBalance = simulator.books.balance;
  const begins = fc.constantFrom('BLOCKED', 'BLOCKED', 'BLOCKED', 'OPEN');
  const histories = fc.asyncProperty(
    begins,
    fc.array(anyEvent, { minLength: 4, maxLength: EVENTS, size: 'max' }),
    async (beginning, events) => {
      const history = await rentals();
      if (beginning === 'BLOCKED') {
        const page = [...simulator.books.pages.values()].at(-1);
        blockAndPay(simulator, page?.id ?? '');
        await work(paying);
      }
      for (const each of events) {
        await each.happen(history);
        expect(await booksOf(paying.marketplace)).toEqual(await expectedBooks(paying.marketplace));
      }
      await settleDown();
      expect(await booksOf(paying.marketplace)).toEqual(await expectedBooks(paying.marketplace));
      expect(await floatHere()).toBe(simulator.books.balance - firstBalance);
      const here = await blocksHere();
      expect(wrongBlocks([...simulator.books.blocks.values()], here)).toEqual([]);
      expect(here.filter(({ open }) => open > 0)).toEqual([]);
      expect(
        here.filter(({ held, status }) => held === 0 && status !== 'RELEASED' && status !== 'EXPIRED'),
      ).toEqual([]);
    },
  );
  await fc.assert(histories, historyRun(HISTORIES));
});
