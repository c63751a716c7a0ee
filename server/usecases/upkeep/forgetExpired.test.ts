import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn } from '../../testing/people/accounts.js';
import { listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { placeOrder } from '../../testing/orders/orders.js';
import { signUpReader } from '../../testing/people/people.js';
import { forgetExpired } from './forgetExpired.js';

let marketplace: TestMarketplace;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());

async function kept(): Promise<Record<string, number>> {
  const [counts] = await marketplace.database.query<Record<string, number>>(
    `SELECT (SELECT count(*)::int FROM sessions) AS sessions, (SELECT count(*)::int FROM mailed_links) AS links,
            (SELECT count(*)::int FROM known_devices) AS devices,
            (SELECT count(idempotency_key)::int FROM orders) AS keys,
            (SELECT count(*)::int FROM idempotency_keys) AS others, (SELECT count(*)::int FROM orders) AS orders,
            (SELECT count(*)::int FROM domain_events) AS events`,
  );
  return counts ?? {};
}

it('sessions, links, devices, events and keys are forgotten when their time is over', async () => {
  const seller = await signUpReader(marketplace);
  const buyer = await signUpReader(marketplace);
  await deliverMail(marketplace);
  await addToCart(marketplace, buyer, await listBook(marketplace, seller, { idempotencyKey: 'once' }));
  await placeOrder(marketplace, buyer, { idempotencyKey: 'once' });
  const all = { sessions: 2, links: 2, devices: 2, keys: 1, others: 1, orders: 1, events: 6 };
  await forgetExpired(marketplace.ports);
  expect(await kept()).toEqual(all);
  marketplace.clock.advanceDays(7);
  await forgetExpired(marketplace.ports);
  expect(await kept()).toEqual({ ...all, links: 0, keys: 0, others: 0 });
  marketplace.clock.advanceDays(24);
  await logIn(marketplace, buyer.email);
  await forgetExpired(marketplace.ports);
  expect(await kept()).toEqual({
    sessions: 1,
    links: 0,
    devices: 3,
    keys: 0,
    others: 0,
    orders: 1,
    events: 1,
  });
  marketplace.clock.advanceDays(365);
  await forgetExpired(marketplace.ports);
  expect(await kept()).toEqual({
    sessions: 0,
    links: 0,
    devices: 0,
    keys: 0,
    others: 0,
    orders: 1,
    events: 0,
  });
});

it('goes on until nothing is left, however much there is', async () => {
  const { id } = await signUpReader(marketplace);
  await marketplace.database.query(
    `INSERT INTO mailed_links (token_hash, user_id, purpose, expires_at)
     SELECT sha256(n::text::bytea), $1, 'VERIFY_EMAIL', '2020-01-01' FROM generate_series(1, 2500) n`,
    [id],
  );
  await forgetExpired(marketplace.ports);
  expect((await kept())['links']).toBe(0);
});
