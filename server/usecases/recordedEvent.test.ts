import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DomainEvent } from '../domain/events/event.js';
import { readEvents } from '../persistence/queries/events/eventLog.js';
import type { LogPosition } from '../persistence/queries/events/logPosition.js';
import { logIn } from '../testing/people/accounts.js';
import { listBook } from '../testing/books/books.js';
import { addToCart, changeCart, viewCart } from '../testing/orders/carts.js';
import { deliverMail } from '../testing/mail/mail.js';
import { TestMarketplace } from '../testing/marketplace.js';
import { cancelOrder, placed, placeOrder } from '../testing/orders/orders.js';
import { PASSWORD, signUpReader, signUpUnverified, type Person } from '../testing/people/people.js';
import { record } from './record.js';

let marketplace: TestMarketplace;
let seller: Person;
let reader: Person;
let last: LogPosition | null = null;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Dev');
  reader = await signUpReader(marketplace, 'Meera');
});
afterAll(() => marketplace.close());

/** Returns the events recorded since the last call. */
async function happened(): Promise<DomainEvent[]> {
  const { events, readTo } = await readEvents(marketplace.database, { after: last, first: 100 });
  last = readTo;
  return events.map(({ event }) => event);
}

/** Logs in with these cookies and returns the device cookie that the response sets. */
async function logInFrom(cookie: string, { email }: Person): Promise<string> {
  const query = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
  const response = await fetch(`${marketplace.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ query, variables: { input: { email, password: PASSWORD } } }),
  });
  const set = response.headers.getSetCookie().map((each) => each.split(';')[0] ?? '');
  return set.filter((each) => each.startsWith('panna_device=')).join('; ');
}

describe('an event', () => {
  it('is not recorded and has no consequences if its transaction is rolled back', async () => {
    await happened();
    await deliverMail(marketplace);
    const { database, ports, audited } = marketplace;
    const lines = audited.length;
    const failing = database.transaction(async (tx) => {
      await record(ports, tx, { type: 'AccountClosed', userId: reader.id });
      await record(ports, tx, { type: 'EmailVerificationRequested', userId: reader.id });
      throw new Error('It went wrong');
    });
    await expect(failing).rejects.toThrow('It went wrong');
    expect(await happened()).toEqual([]);
    expect(await deliverMail(marketplace)).toEqual([]);
    expect(audited).toHaveLength(lines);
  });

  it('must be the last change of its transaction', async () => {
    const { database, ports } = marketplace;
    const changes = ["UPDATE users SET name = 'x'", 'DELETE FROM bookmarks'];
    for (const change of changes) {
      const late = database.transaction(async (tx) => {
        await record(ports, tx, { type: 'EmailVerified', userId: reader.id });
        await record(ports, tx, { type: 'EmailVerified', userId: reader.id });
        await tx.query('SELECT FROM users FOR UPDATE');
        await tx.query(change);
      });
      await expect(late).rejects.toThrow(`The transaction is complete, and this would change it: ${change}`);
    }
  });

  it('is not recorded if the action was refused', async () => {
    await listBook(marketplace, seller).then((bookId) => addToCart(marketplace, reader, bookId));
    await happened();
    const [item] = (await viewCart(marketplace, reader)).items;
    await changeCart(marketplace, reader, 'updateCartItem', { cartItemId: item?.id, quantity: 100 });
    await placeOrder(marketplace, reader, { expectedAmountDue: '1.00' });
    expect(await happened()).toEqual([]);
    const order = placed(await placeOrder(marketplace, reader));
    await cancelOrder(marketplace, reader, order.id);
    await cancelOrder(marketplace, reader, order.id);
    expect((await happened()).map(({ type }) => type)).toEqual(['OrderPlaced', 'FulfillmentStepTaken']);
  });

  it('says of a log-in whether the device is known', async () => {
    const meera = await signUpUnverified(marketplace);
    await happened();
    const cookies = await logInFrom('', meera);
    await logInFrom(cookies, meera);
    await logIn(marketplace, meera.email, 'a wrong password');
    const started = {
      type: 'SessionStarted',
      userId: meera.id,
      sessionId: expect.stringMatching(/^session_/) as string,
      how: 'PASSWORD',
    };
    expect(await happened()).toEqual([
      { ...started, device: 'NEW' },
      { ...started, device: 'KNOWN' },
    ]);
  });
});
