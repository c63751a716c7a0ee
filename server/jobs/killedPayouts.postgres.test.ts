import { afterAll, beforeAll, expect, it } from 'vitest';
import { endValidation } from '../simulators/payouts/proofRoutes.js';
import { listBook } from '../testing/books/books.js';
import { mutate } from '../testing/mutate.js';
import { addToCart } from '../testing/orders/carts.js';
import { deliver, placed, placeOrder } from '../testing/orders/orders.js';
import { signUpReader, type Person } from '../testing/people/people.js';
import { MortalServer } from '../testing/process/mortalServer.js';
import { MOMENTS } from '../testing/process/deadlyCalls.js';
import { killAtEach, killWithin } from '../testing/process/kills.js';

const SELLERS = 5;

/** The first statement of each transaction that is not one of all jobs. */
const LOCKS = {
  provedAccount: /FROM users [^]*FOR NO KEY UPDATE/,
  paidAccount: /FROM users [^]*FOR SHARE/,
  payout: /FROM payouts [^]*FOR NO KEY UPDATE/,
};
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

/** Kills the server at each moment of a call. */
const killAt = (method: 'GET' | 'POST', path: RegExp) =>
  killAtEach(server, { job: 'send-payouts', method, path });

/** Makes the proofs a day older, so that another rupee is sent if the answer was lost. */
const passHours = () =>
  server.database.query("UPDATE account_proofs SET asked_at = asked_at - interval '1 day'");

/** Kills the server at each of three points of a call about proofs. */
const killProofs = (method: 'GET' | 'POST', path: RegExp) =>
  killAtEach(server, { job: 'prove-accounts', method, path, afterEach: passHours });

/** Proves the accounts of all sellers. Each lost answer costs at most one more rupee. */
async function proveAll(): Promise<void> {
  const { books, faults } = server.payouts;
  const statement = LOCKS.provedAccount;
  await killWithin(server, { job: 'prove-accounts', statement, afterEach: passHours });
  await killProofs('POST', /\/validations$/);
  await workUntilAll('prove-accounts', 'SELECT count(reference)::int AS count FROM account_proofs');
  expect(books.validations.size).toBeGreaterThanOrEqual(SELLERS);
  expect(books.validations.size).toBeLessThanOrEqual(SELLERS + MOMENTS.length);

  for (const validation of books.validations.values()) endValidation(validation, { ...faults, banks: 'pay' });
  await killProofs('GET', /\/validations\/fav_\w+$/);
  await workUntilAll(
    'prove-accounts',
    "SELECT count(*)::int AS count FROM account_proofs WHERE state = 'PROVED'",
  );
}

const workUntilAll = (job: string, counted: string) => server.workUntil(job, counted, SELLERS);

it('A server that is killed at each call of payouts and between their statements proves each account, makes each payout once, and takes in each outcome once', async () => {
  const { database, payouts } = server;
  await sellBooks();
  await proveAll();
  await killWithin(server, { job: 'prepare-payouts', statement: LOCKS.paidAccount });
  await workUntilAll(
    'prepare-payouts',
    "SELECT count(*)::int AS count FROM payouts WHERE status = 'PENDING'",
  );

  await killWithin(server, { job: 'send-payouts', statement: LOCKS.paidAccount });
  await killAt('GET', /\/payouts\?/);
  await killAt('POST', /\/payouts$/);
  await killWithin(server, { job: 'send-payouts', statement: LOCKS.payout });
  await workUntilAll('send-payouts', 'SELECT count(provider_reference)::int AS count FROM payouts');
  expect(payouts.books.payouts.size).toBe(SELLERS);
  expect(payouts.books.byKey.size).toBe(SELLERS);

  for (const { id } of payouts.books.payouts.values()) payouts.end(id, 'processed');
  await killAt('GET', /\/payouts\/pout_\w+$/);
  await killWithin(server, { job: 'send-payouts', statement: LOCKS.payout });
  await workUntilAll('send-payouts', "SELECT count(*)::int AS count FROM payouts WHERE status = 'PAID'");
  expect(payouts.books.spent).toBe(SELLERS * (EARNED + FEE));
  const [posted] = await database.query(
    `SELECT sum(amount)::int AS amount FROM journal_postings p JOIN journal_entries e ON e.id = p.entry_id
     WHERE p.account = 'FLOAT' AND e.payout_id IS NOT NULL`,
  );
  expect(posted).toEqual({ amount: -payouts.books.spent });
  await server.books.assertSame();
  const events = "SELECT FROM domain_events WHERE type = 'PayoutSettled'";
  expect(await database.query(events)).toHaveLength(SELLERS);
}, 1_800_000);
