import { afterAll, beforeAll, expect, it } from 'vitest';
import { endValidation } from '../payments/payoutSimulator/proofRoutes.js';
import { listBook } from '../testing/books/books.js';
import { mutate } from '../testing/mutate.js';
import { addToCart } from '../testing/orders/carts.js';
import { deliver, placed, placeOrder } from '../testing/orders/orders.js';
import { signUpReader, type Person } from '../testing/people/people.js';
import { MortalServer } from '../testing/process/mortalServer.js';

const SELLERS = 5;

/** The server is killed three times in each of the five calls and five transactions, each time at a different point. */
const ROUNDS_OF_A_STEP = 3;
const ROUNDS = 10 * ROUNDS_OF_A_STEP;
const EARNED = 24_950;
const FEE = 590;

let server: MortalServer;
beforeAll(async () => {
  server = await MortalServer.open();
});
afterAll(() => server.close());

/** Makes every seller sell a book that is paid online and delivered. */
async function sellBooks(): Promise<void> {
  const { database, payments } = server;
  const client = await server.start();
  const buyer = await signUpReader(client, 'Meera');
  const sellers: Person[] = [];
  for (let index = 0; index < SELLERS; index += 1) {
    const seller = await signUpReader(client, 'Dev');
    await mutate(client, seller, 'updateProfile', 'user { id }', { upiAddress: `dev${index}@okbank` });
    await addToCart(client, buyer, await listBook(client, seller));
    sellers.push(seller);
  }
  const order = placed(await placeOrder(client, buyer, { payOnline: true }));
  await server.until('SELECT count(page_reference)::int AS count FROM payment_intents', 1);
  for (const { id } of payments.books.pages.values()) payments.pay(id);
  await server.enter('follow-payments');
  await server.until("SELECT count(*)::int AS count FROM payments WHERE status = 'CAPTURED'", SELLERS);
  for (const seller of sellers) await deliver(client, order, seller, buyer);
  await database.query("UPDATE users SET payout_changed_at = payout_changed_at - interval '2 days'");
  await server.kill();
}

const killAtEach = (method: 'GET' | 'POST', path: RegExp) =>
  server.killAtEach({ job: 'send-payouts', method, path, rounds: ROUNDS_OF_A_STEP });

/** Makes the proofs a day older, so that another rupee is sent if the answer was lost. */
const passHours = () =>
  server.database.query("UPDATE account_proofs SET asked_at = asked_at - interval '1 day'");

/** Kills the server at each of three points of a call about proofs. */
const killProofs = (method: 'GET' | 'POST', path: RegExp) =>
  server.killAtEach({
    job: 'prove-accounts',
    method,
    path,
    rounds: ROUNDS_OF_A_STEP,
    afterEach: passHours,
  });

/** Proves the accounts of all sellers. Each lost answer costs at most one more rupee. */
async function proveAll(): Promise<void> {
  const { books, faults } = server.payouts;
  const statement = /INSERT INTO "account_proofs"/;
  await server.killInEach({ job: 'prove-accounts', statement, afterEach: passHours });
  await killProofs('POST', /\/validations$/);
  await workUntilAll('prove-accounts', 'SELECT count(reference)::int AS count FROM account_proofs');
  expect(books.validations.size).toBeGreaterThanOrEqual(SELLERS);
  expect(books.validations.size).toBeLessThanOrEqual(SELLERS + ROUNDS_OF_A_STEP);

  for (const validation of books.validations.values()) endValidation(validation, { ...faults, banks: 'pay' });
  await killProofs('GET', /\/validations\/fav_\w+$/);
  await workUntilAll(
    'prove-accounts',
    "SELECT count(*)::int AS count FROM account_proofs WHERE state = 'PROVED'",
  );
}

const workUntilAll = (job: string, counted: string) => server.workUntil(job, counted, SELLERS);

it(`A server that is killed ${ROUNDS} times proves each account, makes each payout once, and takes in each outcome once`, async () => {
  const { database, payouts } = server;
  await sellBooks();
  await proveAll();
  await server.killInEach({ job: 'prepare-payouts', statement: /INSERT INTO "payouts"/ });
  await workUntilAll(
    'prepare-payouts',
    "SELECT count(*)::int AS count FROM payouts WHERE status = 'PENDING'",
  );

  const update = { job: 'send-payouts', statement: /UPDATE "payouts"/ };
  await server.killInEach(update);
  await killAtEach('GET', /\/payouts\?/);
  await killAtEach('POST', /\/payouts$/);
  // All payouts have been sent by now, so the next update records the provider's answer.
  await server.killInEach(update);
  await workUntilAll('send-payouts', 'SELECT count(provider_reference)::int AS count FROM payouts');
  expect(payouts.books.payouts.size).toBe(SELLERS);
  expect(payouts.books.byKey.size).toBe(SELLERS);

  for (const { id } of payouts.books.payouts.values()) payouts.end(id, 'processed');
  await killAtEach('GET', /\/payouts\/pout_\w+$/);
  await server.killInEach({ job: 'send-payouts', statement: /INSERT INTO "?journal_entries/ });
  await workUntilAll('send-payouts', "SELECT count(*)::int AS count FROM payouts WHERE status = 'PAID'");
  expect(payouts.books.spent).toBe(SELLERS * (EARNED + FEE));
  const [posted] = await database.query(
    `SELECT sum(amount)::int AS amount FROM journal_postings p JOIN journal_entries e ON e.id = p.entry_id
     WHERE p.account = 'FLOAT' AND e.payout_id IS NOT NULL`,
  );
  expect(posted).toEqual({ amount: -payouts.books.spent });
  const events = "SELECT FROM domain_events WHERE type = 'PayoutSettled'";
  expect(await database.query(events)).toHaveLength(SELLERS);
}, 900_000);
