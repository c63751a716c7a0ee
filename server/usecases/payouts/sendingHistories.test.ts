import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { noPayoutFaults, type PayoutFaults } from '../../simulators/payouts/payoutFaults.js';
import { endValidation } from '../../simulators/payouts/proofRoutes.js';
import { historyRun } from '../../testing/historyRun.js';
import { jobPorts } from '../../testing/mail/mail.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import {
  changePayoutAccount,
  decidePayoutAccount,
  payoutAccountOf,
} from '../../testing/payments/payoutAccounts.js';
import { pendingPayouts, sellAndDeliver, settlePayout } from '../../testing/payments/payouts.js';
import {
  followList,
  madeBy,
  openSendingShop,
  prepareAndSend,
  takeWebhooks,
  type SendingShop,
} from '../../testing/payments/sentPayouts.js';
import { proveAccounts } from './proveAccounts.js';

const HISTORIES = 8;
const EVENTS = 14;
const MUCH = 100_000_000;
/** The price of a proof in paise. */
const RUPEE = 100;

/** An event that can happen at any time. `toString` names it in the report of a history that fails. */
interface Happening {
  happen(): unknown;
  toString(): string;
}

let shop: SendingShop;
let transfers = 0;
let histories = 0;
/** The total added to the operator's account at the provider, in minor units. */
let added = MUCH;
/** Number of times that this history has advanced the clock by two days. */
let passes = 0;

beforeAll(async () => {
  shop = await openSendingShop({}, { provesAccounts: true });
});
afterAll(() => shop.close());

const event = (name: string, happen: () => unknown): fc.Arbitrary<Happening> =>
  fc.constant({ happen, toString: () => name });

const fault = <Name extends keyof PayoutFaults>(name: Name, ...values: PayoutFaults[Name][]) =>
  fc.oneof(
    ...values.map((value) =>
      event(`${name}: ${JSON.stringify(value)}`, () => {
        shop.payouts.faults[name] = value;
      }),
    ),
  );

/** Returns an event that affects the newest payout at the provider. */
const newest = (name: string, act: (id: string) => void) =>
  event(name, () => {
    const payout = madeBy(shop.payouts).at(-1);
    if (payout) act(payout.id);
  });

function addBalance(amount: number): void {
  added += amount;
  shop.payouts.addBalance(amount);
}

/** Empties the operator's account at the provider, so that payouts wait. */
function emptyBalance(): void {
  added -= shop.payouts.books.balance;
  shop.payouts.books.balance = 0;
}

const anyEvent: fc.Arbitrary<Happening> = fc.oneof(
  {
    weight: 3,
    arbitrary: event('a book is sold', () => sellAndDeliver(shop.paying, shop.seller, shop.buyer)),
  },
  { weight: 6, arbitrary: event('payouts are prepared and sent', () => prepareAndSend(shop)) },
  { weight: 4, arbitrary: event('accounts are proved', () => prove().catch(() => undefined)) },
  event('the seller names another account', () => nameAccount(`dev${passes}@okicici`)),
  event('the seller names the first account', () => nameAccount('dev@okbank')),
  event('banks answer about accounts', answerProofs),
  { weight: 3, arbitrary: event('webhooks are taken', () => takeWebhooks(shop).catch(() => undefined)) },
  { weight: 2, arbitrary: event('the list is read', () => followList(shop).catch(() => undefined)) },
  newest('the bank pays', (id) => shop.payouts.end(id, 'processed')),
  newest('the bank refuses', (id) => shop.payouts.end(id, 'failed')),
  event('the bank returns the money', returnNewest),
  newest('the operator cancels', (id) => shop.payouts.cancel(id)),
  event('the account is emptied', emptyBalance),
  event('money is added', () => addBalance(50_000)),
  event('held webhooks arrive', () => shop.payouts.release()),
  event('two days pass', passTwoDays),
  event('staff stop the payouts', () => decide('restrictPayoutAccount')),
  event('staff resume the payouts', () => decide('reinstatePayoutAccount')),
  event('staff try to pay by hand', payByHand),
  fault('banks', 'pay', 'fail', 'wait'),
  fault('down', true, false),
  fault(
    'lostAnswers',
    { payOut: 1 },
    { payOut: 2, listPayouts: 1 },
    { payout: 1 },
    { proveAccount: 1 },
    { accountProof: 1 },
  ),
  fault('noProofs', true, false),
  fault('refusedAccount', 'dev@okbank', null),
  fault('wrongAccount', true, false),
  fault('missingWebhooks', true, false),
  fault('lateWebhooks', true, false),
  fault('duplicateWebhooks', true),
  fault('forgedWebhooks', true, false),
);

const prove = () => proveAccounts(jobPorts(shop.paying.marketplace));

const nameAccount = (upiAddress: string) =>
  changePayoutAccount(shop.paying, shop.seller, { method: 'UPI', upiAddress });

function answerProofs(): void {
  const { books, faults } = shop.payouts;
  for (const validation of books.validations.values())
    if (validation.status === 'created') endValidation(validation, faults);
}

/** Has the bank return the newest payout if it was made in the last three days. Banks return no older payouts. */
function returnNewest(): void {
  const payout = madeBy(shop.payouts).at(-1);
  const now = shop.paying.marketplace.clock.now().getTime() / 1000;
  if (payout && now - payout.created_at <= 3 * 86_400) shop.payouts.comesBack(payout.id);
}

/** Advances the clock by two days, at most twice in a history, so that all payouts stay within the hourly list's time span. */
async function passTwoDays(): Promise<void> {
  if (passes === 2) return;
  passes += 1;
  await shop.pass(2);
}

function decide(step: 'restrictPayoutAccount' | 'reinstatePayoutAccount'): Promise<unknown> {
  const stop = step === 'restrictPayoutAccount' && { status: 'RESTRICTED', reason: 'The name differs' };
  return decidePayoutAccount(shop.paying, shop.finance, step, { userId: shop.seller.id, ...stop });
}

async function payByHand(): Promise<void> {
  const [payout] = await pendingPayouts(shop.paying, shop.finance);
  const paid = { payoutId: payout?.id ?? '', reference: `UTR ${(transfers += 1)}` };
  if (payout) await settlePayout(shop.paying, shop.finance, 'markPayoutPaid', paid);
}

/** Completes everything that is under way, without further faults. */
async function settleAll(): Promise<void> {
  Object.assign(shop.payouts.faults, noPayoutFaults());
  await decide('reinstatePayoutAccount');
  addBalance(MUCH);
  shop.payouts.release();
  for (const { id } of madeBy(shop.payouts)) shop.payouts.end(id, 'processed');
  await takeWebhooks(shop);
  // The provider's list omits payouts of the current second.
  shop.paying.marketplace.clock.advanceMinutes(1);
  await followList(shop);
  // A bank may have refused the current account, so the seller enters a new one.
  histories += 1;
  await nameAccount(`dev${histories}@okaxis`);
  await shop.pass(2);
  await prove();
  // Earnings recorded while a payout was with the provider are part of the next one.
  for (let time = 0; time < 2; time += 1) {
    expect(await prepareAndSend(shop)).toBeNull();
    await takeWebhooks(shop);
  }
}

const rows = <Row>(statement: string) => shop.paying.marketplace.database.query<Row>(statement);

/** Checks that each key was used for one payout only, and none for a payout that staff paid by hand. */
async function expectNothingTwice(): Promise<void> {
  const keys = madeBy(shop.payouts).map(({ reference_id: key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  const byHand = await rows<{ id: string }>(
    "SELECT id FROM payouts WHERE status = 'PAID' AND provider IS NULL",
  );
  expect(byHand.filter(({ id }) => keys.includes(id))).toEqual([]);
}

/** Runs an event. Checks that any payout made meanwhile went to a proved account. */
async function happenToProved(happening: Happening): Promise<void> {
  const before = madeBy(shop.payouts).length;
  await happening.happen();
  if (madeBy(shop.payouts).length === before) return;
  expect((await payoutAccountOf(shop.paying, shop.seller)).proof).toBe('PROVED');
}

/** Checks that the books of both sides are equal, once nothing is under way. */
async function expectEqualBooks(): Promise<void> {
  const theirs = madeBy(shop.payouts)
    .filter(({ status }) => status === 'processed')
    .map(({ reference_id: id, amount, fees, utr }) => ({ id, amount, fee: fees, reference: utr }));
  const ours = await rows(
    `SELECT id, amount::int, fee::int, reference FROM payouts
     WHERE status = 'PAID' AND provider IS NOT NULL ORDER BY id`,
  );
  expect(ours).toEqual(theirs.toSorted((a, b) => (a.id < b.id ? -1 : 1)));
  const [posted] = await rows<{ spent: number }>(
    `SELECT coalesce(-sum(p.amount), 0)::int AS spent FROM journal_postings p
     JOIN journal_entries e ON e.id = p.entry_id JOIN payouts o ON o.id = e.payout_id
     WHERE p.account = 'FLOAT' AND o.provider IS NOT NULL`,
  );
  const { spent, balance, validations } = shop.payouts.books;
  expect(posted?.spent).toBe(spent);
  expect(added - balance).toBe(spent + RUPEE * validations.size);
  const unpaid = await rows('SELECT FROM earnings WHERE payout_id IS NULL AND earned_at IS NOT NULL');
  const open = await rows("SELECT FROM payouts WHERE status IN ('PENDING', 'SENT')");
  expect([unpaid, open]).toEqual([[], []]);
}

it('after any history, our books equal those of the provider, and nothing was paid twice or lost', async () => {
  const property = fc.asyncProperty(
    fc.array(anyEvent, { minLength: 6, maxLength: EVENTS, size: 'max' }),
    async (events) => {
      passes = 0;
      await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
      for (const each of events) {
        await happenToProved(each);
        await expectNothingTwice();
        await assertBooksAgree(shop.paying.marketplace);
      }
      await settleAll();
      await expectNothingTwice();
      await expectEqualBooks();
    },
  );
  await fc.assert(property, historyRun(HISTORIES));
}, 600_000);
