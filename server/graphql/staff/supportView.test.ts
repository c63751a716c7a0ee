import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { viewerOf } from '../../testing/people/accounts.js';
import { listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import { LiveConnection } from '../../testing/liveClient.js';
import { deliverMail } from '../../testing/mail/mail.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { deliver, rent, viewOrder } from '../../testing/orders/orders.js';
import { PASSWORD, signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data } from '../../testing/restClient.js';
import { auditOf, makeStaff, openSupportView } from '../../testing/people/staff.js';
import { resetFactors } from '../../usecases/factors/resetFactors.js';
import { revokeByCommand } from '../../usecases/staff/grantStaffRole.js';

const CART = 'subscription CartOfAsha { cartChanged { itemCount } }';

let marketplace: TestMarketplace;
let seller: Person;
let support: Person;
let asha: Person;
let view: Person;
const open: LiveConnection[] = [];
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Seller');
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  support = await signUpReader(marketplace, 'Sana');
  asha = await signUpReader(marketplace);
  await makeStaff(marketplace.ports, support, 'SUPPORT');
  view = await openSupportView(marketplace, support, asha);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

const logIn = async ({ email }: Person): Promise<string> => {
  const query = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
  const input = { email, password: PASSWORD };
  return (await marketplace.ask<{ logIn: { token: string } }>(query, { input })).logIn.token;
};
const logOut = (token: string) => marketplace.ask('mutation { logOut { userErrors { code } } }', {}, token);
const isOpen = async () => (await viewerOf(marketplace, view)) !== null;
const pagesOf = async (person: Person) =>
  (await auditOf(marketplace, person))
    .filter(({ action }) => action === 'SEE_PAGE')
    .map(({ detail }) => detail);

describe('the session of the one who opened a support view', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['a log-out', () => logOut(support.token)],
    [
      'a changed password',
      () =>
        mutate(marketplace, support, 'changePassword', '__typename', {
          currentPassword: PASSWORD,
          password: 'a horse of another colour',
          confirmPassword: 'a horse of another colour',
        }),
    ],
    [
      '“this was not me”',
      () => marketplace.ask('mutation { reportIntrusion { userErrors { code } } }', {}, support.token),
    ],
    ['a reset of the second factors', () => resetFactors(marketplace.ports, support.email)],
    ['the loss of the role', () => revokeByCommand(marketplace.ports, support.email, 'SUPPORT')],
    [
      'the closing of the account',
      () => mutate(marketplace, support, 'closeAccount', '__typename', { currentPassword: PASSWORD }),
    ],
  ])('ends the view with %s, and the account is told at once', async (_, endSession) => {
    expect(await isOpen()).toBe(true);
    await endSession();
    expect(await isOpen()).toBe(false);
    expect((await auditOf(marketplace, asha)).at(-1)).toMatchObject({
      action: 'END_SUPPORT_VIEW',
      staff: support.id,
    });
    const told = (await deliverMail(marketplace)).filter(({ to }) => to.address === asha.email);
    expect(told.at(-1)?.text).toContain('She cannot find her order');
  });

  it('keeps the view while another session of theirs ends', async () => {
    await logOut(await logIn(support));
    expect(await isOpen()).toBe(true);
  });

  it('keeps the views of others', async () => {
    const other = await signUpReader(marketplace, 'Omar');
    await makeStaff(marketplace.ports, other, 'SUPPORT');
    await openSupportView(marketplace, other, asha);
    await logOut(other.token);
    expect(await isOpen()).toBe(true);
  });
});

describe('the money of an order', () => {
  it('is not shown in a support view, in neither transport', async () => {
    const order = await rent(marketplace, asha, await listBook(marketplace, seller));
    const { id, fulfillments, totalAmount } = order;
    await deliver(marketplace, order, seller, asha);
    expect(await viewOrder(marketplace, asha, id)).toMatchObject({
      ledger: expect.arrayContaining([expect.anything()]),
      fulfillments: [{ settlement: expect.anything() }],
    });
    expect(await viewOrder(marketplace, view, id)).toMatchObject({
      totalAmount,
      ledger: [],
      fulfillments: [{ settlement: null }],
    });
    const rest = await RestClient.of(marketplace);
    const { body } = await rest.get<Data<{ fulfillment: object }>>(
      `/api/v1/fulfillments/${fulfillments[0]?.id}`,
      { as: view },
    );
    expect(body.data.fulfillment).toMatchObject({
      ledger: [],
      openPayment: null,
      payments: [],
      settlement: null,
      actions: [],
    });
  });

  it('is said to be hidden in the mail that tells of the view', async () => {
    await marketplace.ask('mutation { endSupportView { userErrors { code } } }', {}, view.token);
    const told = (await deliverMail(marketplace)).filter(({ to }) => to.address === asha.email);
    expect(told.at(-1)?.text).toMatch(/prices and the payment method, but not\s+payments and refunds/);
  });
});

describe('a page of a support view', () => {
  it('is a subscription when it begins, by its name, and no entry for each result', async () => {
    const connection = new LiveConnection(marketplace, view);
    open.push(connection);
    const live = connection.subscribe<{ cartChanged: { itemCount: number } }>(CART);
    const count = async () => (await live.next()).data?.cartChanged.itemCount;
    expect(await count()).toBe(0);
    await addToCart(marketplace, asha, await listBook(marketplace, seller));
    expect(await count()).toBe(1);
    expect(await pagesOf(asha)).toEqual(['SUBSCRIBE /graphql CartOfAsha']);
  });

  it('is a query in an address, by its name and the IDs in its variables', async () => {
    const asked = new URLSearchParams({
      query: 'query Someone($id: ID!) { user(id: $id) { name } viewer { id } }',
      variables: JSON.stringify({ id: seller.id }),
    });
    const headers = { authorization: `Bearer ${view.token}`, 'apollo-require-preflight': 'true' };
    const { status } = await fetch(`${marketplace.url}/graphql?${asked.toString()}`, { headers });
    expect(status).toBe(200);
    expect(await pagesOf(asha)).toEqual([`GET /graphql Someone ${seller.id}`]);
  });
});

describe('subscriptions of a support view', () => {
  it('are refused over a WebSocket where the view has no ability for them, without an end of the others', async () => {
    const connection = new LiveConnection(marketplace, view);
    open.push(connection);
    const cart = connection.subscribe<{ cartChanged: { itemCount: number } }>(CART);
    expect((await cart.next()).data?.cartChanged.itemCount).toBe(0);
    const shop = connection.subscribe('subscription { dashboardChanged { toDo { toShip } } }');
    const { data, errors } = await shop.next();
    expect(data ?? null).toBeNull();
    expect(errors?.map(({ extensions }) => extensions?.code)).toEqual(['IN_SUPPORT_VIEW']);
    await addToCart(marketplace, asha, await listBook(marketplace, seller));
    expect((await cart.next()).data?.cartChanged.itemCount).toBe(1);
  });

  it('leave the account all of its own places', async () => {
    const connections = (person: Person) =>
      Array.from({ length: 3 }, () => {
        const connection = new LiveConnection(marketplace, person);
        open.push(connection);
        return connection;
      });
    const sixty = (person: Person) =>
      Promise.all(
        connections(person).flatMap((connection) =>
          Array.from({ length: 20 }, () => connection.subscribe(CART).next()),
        ),
      );
    const results = [...(await sixty(view)), ...(await sixty(asha))];
    expect(results.filter(({ errors }) => errors)).toEqual([]);
  });
});
