import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { logIn, viewerOf } from '../../testing/people/accounts.js';
import { listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { buy, cancelOrder, deliver, rate, rent, take, viewOrder } from '../../testing/orders/orders.js';
import { PASSWORD, signUpPublisher, signUpReader, type Person } from '../../testing/people/people.js';

let marketplace: TestMarketplace;
let seller: Person;
let buyer: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  seller = await signUpPublisher(marketplace, 'Banyan Tree Press');
  buyer = await signUpReader(marketplace, 'Meera');
});

async function close(person: Person, currentPassword = PASSWORD): Promise<string[]> {
  const { userErrors } = await mutate<object>(marketplace, person, 'closeAccount', '__typename', {
    currentPassword,
  });
  return userErrors.map(({ code }) => code);
}

async function everythingStored(): Promise<string> {
  const tables = ['users', 'publisher_profiles', 'orders', 'sessions', 'carts', 'bookmarks'];
  const texts = await Promise.all(
    tables.map((table) =>
      marketplace.database.query<{ rows: string | null }>(
        `SELECT string_agg(t::text, ' ') AS rows FROM ${table} t`,
      ),
    ),
  );
  return texts.map(([row]) => row?.rows).join('\n');
}

describe('closing an account', () => {
  it('ends its sessions, and frees its address for another account', async () => {
    expect(await close(buyer)).toEqual([]);
    expect(await viewerOf(marketplace, buyer)).toBeNull();
    expect((await logIn(marketplace, buyer.email)).userErrors[0]?.code).toBe('WRONG_CREDENTIALS');
    const again = await marketplace.ask<{ signUpReader: { user: { id: string } | null } }>(
      `mutation ($input: SignUpReaderInput!) { signUpReader(input: $input) { user { id } } }`,
      {
        input: {
          email: buyer.email,
          password: PASSWORD,
          confirmPassword: PASSWORD,
          name: 'Meera',
          phone: '1',
          address: '2',
          zipcode: '400020',
        },
      },
    );
    expect(again.signUpReader.user).not.toBeNull();
  });

  it('takes the listings off the market, and keeps what was ordered for the other side', async () => {
    const sold = await listBook(marketplace, seller);
    const left = await listBook(marketplace, seller, { title: 'Gaban' });
    const order = await buy(marketplace, buyer, sold);
    await deliver(marketplace, order, seller, buyer);
    await rate(marketplace, buyer, order.id, seller.id, 4);
    expect(await close(seller)).toEqual([]);
    const { userErrors } = await addToCart(marketplace, buyer, left);
    expect(userErrors.map(({ code }) => code)).toEqual(['BOOK_UNLISTED']);
    expect(await viewOrder(marketplace, buyer, order.id)).toMatchObject({
      status: 'DELIVERED',
      items: [{ title: 'Godan', seller: { id: seller.id } }],
    });
    const { user } = await marketplace.ask<{ user: { name: string; publisher: object | null } }>(
      'query ($id: ID!) { user(id: $id) { name publisher { publisherName } } }',
      { id: seller.id },
    );
    expect(user).toEqual({ name: 'Closed account', publisher: null });
  });

  it('leaves nothing personal behind, in no table', async () => {
    await addToCart(marketplace, buyer, await listBook(marketplace, seller));
    const order = await buy(marketplace, buyer);
    await deliver(marketplace, order, seller, buyer);
    const before = await everythingStored();
    for (const trace of [buyer.email, '12 Marine Drive', '98200 11223']) expect(before).toContain(trace);
    expect(await close(buyer)).toEqual([]);
    const rows = await marketplace.database.query<{ row: string }>(
      "SELECT u::text || coalesce(o::text, '') AS row FROM users u LEFT JOIN orders o ON o.buyer_id = u.id WHERE u.id = $1",
      [buyer.id],
    );
    for (const trace of [buyer.email, 'Meera', 'Marine Drive', '98200', 'Mumbai', '400020']) {
      expect(rows.map(({ row }) => row).join()).not.toContain(trace);
    }
    expect((await everythingStored()).includes(buyer.email)).toBe(false);
  });

  it('takes along what its owner wrote into orders', async () => {
    const order = await rent(marketplace, buyer, await listBook(marketplace, seller));
    const [fulfillment] = order.fulfillments;
    const fulfillmentId = fulfillment?.id ?? '';
    await take(marketplace, seller, 'confirmFulfillment', fulfillmentId);
    await take(marketplace, seller, 'shipFulfillment', fulfillmentId, {
      carrier: 'Uncle Ravi',
      trackingNumber: 'R1',
    });
    await take(marketplace, buyer, 'markDelivered', fulfillmentId);
    await take(marketplace, buyer, 'sendBackFulfillment', fulfillmentId, { carrier: 'Aunt Rekha' });
    const withhold = { amount: '10', reason: 'My cat tore it' };
    await take(marketplace, seller, 'takeBackFulfillment', fulfillmentId, { withhold });
    const cancelled = await buy(marketplace, buyer, await listBook(marketplace, seller));
    await cancelOrder(marketplace, buyer, cancelled.id, 'My aunt gave me one');
    const words = async () => {
      const rows = await marketplace.database.query<{ text: string }>(
        `SELECT e::text AS text FROM timeline_entries e UNION ALL SELECT l::text FROM ledger_entries l
         UNION ALL SELECT f::text FROM fulfillments f`,
      );
      const all = rows.map(({ text }) => text).join();
      return ['Uncle Ravi', 'My cat tore it', 'My aunt gave me one', 'Aunt Rekha'].filter((text) =>
        all.includes(text),
      );
    };
    expect(await words()).toHaveLength(4);
    expect(await close(seller)).toEqual([]);
    expect(await words()).toEqual(['My aunt gave me one', 'Aunt Rekha']);
    expect(await close(buyer)).toEqual([]);
    expect(await words()).toEqual([]);
  });

  it('has to wait for parcels on their way and rentals that are not back, and then changes nothing', async () => {
    const order = await rent(marketplace, buyer, await listBook(marketplace, seller));
    expect(await close(buyer)).toEqual(['ACCOUNT_HAS_OPEN_ORDERS']);
    expect(await close(seller)).toEqual(['ACCOUNT_HAS_OPEN_ORDERS']);
    await deliver(marketplace, order, seller, buyer);
    expect(await close(buyer)).toEqual(['ACCOUNT_HAS_OPEN_ORDERS']);
    expect(await viewerOf(marketplace, buyer)).not.toBeNull();
    await take(marketplace, seller, 'takeBackFulfillment', order.fulfillments[0]?.id ?? '');
    expect(await close(buyer)).toEqual([]);
  });

  it('need not wait for what was cancelled', async () => {
    const order = await buy(marketplace, buyer, await listBook(marketplace, seller));
    await cancelOrder(marketplace, buyer, order.id);
    expect(await close(buyer)).toEqual([]);
  });

  it('asks for the password', async () => {
    expect(await close(buyer, 'a wrong horse')).toEqual(['WRONG_PASSWORD']);
    expect(await viewerOf(marketplace, buyer)).not.toBeNull();
  });

  it('sends no more mail', async () => {
    await deliverMail(marketplace);
    const stranger = await signUpReader(marketplace, 'Ravi');
    await close(stranger);
    expect(await deliverMail(marketplace)).toEqual([]);
  });
});
