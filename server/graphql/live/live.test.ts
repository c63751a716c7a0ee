import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart } from '../../testing/orders/carts.js';
import { changeListing, setCopies } from '../../testing/books/listings.js';
import { LiveConnection, type Subscription } from '../../testing/liveClient.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, take } from '../../testing/orders/orders.js';
import { signUpPublisher, signUpReader, type Person } from '../../testing/people/people.js';

const ORDER = 'subscription ($id: ID!) { orderChanged(id: $id) { status fulfillments { status } } }';
const CART = 'subscription { cartChanged { itemCount } }';
const SHOP = 'subscription { dashboardChanged { toDo { toConfirm toShip } } }';

let marketplace: TestMarketplace;
let seller: Person;
let buyer: Person;
let bookId: string;
const open: LiveConnection[] = [];

beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpPublisher(marketplace);
  bookId = await listBook(marketplace, seller, { copies: 100 });
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  buyer = await signUpReader(marketplace);
});
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

function connect(person?: Person): LiveConnection {
  const connection = new LiveConnection(marketplace, person);
  open.push(connection);
  return connection;
}

function live<Data>(query: string, person?: Person, variables = {}): Subscription<Data> {
  return connect(person).subscribe<Data>(query, variables);
}

const orderOf = (id: string, person?: Person) =>
  live<{ orderChanged: { status: string } }>(ORDER, person, { id });

describe('a subscription to an order', () => {
  it('tells buyer and seller of each change, beginning with how it is', async () => {
    const order = await buy(marketplace, buyer, bookId);
    const watching = [orderOf(order.id, buyer), orderOf(order.id, seller)];
    const statuses = () =>
      Promise.all(watching.map(async (each) => (await each.next()).data?.orderChanged.status));
    expect(await statuses()).toEqual(['PENDING', 'PENDING']);
    await take(marketplace, seller, 'confirmFulfillment', order.fulfillments[0]?.id ?? '');
    expect(await statuses()).toEqual(['CONFIRMED', 'CONFIRMED']);
    await take(marketplace, seller, 'shipFulfillment', order.fulfillments[0]?.id ?? '');
    expect(await statuses()).toEqual(['SHIPPED', 'SHIPPED']);
  });

  it('is refused to strangers and visitors, and for what is no order', async () => {
    const order = await buy(marketplace, buyer, bookId);
    const stranger = await signUpReader(marketplace);
    const refused = async (id: string, person?: Person) =>
      (await orderOf(id, person).next()).errors?.[0]?.extensions?.code;
    expect(await refused(order.id, stranger)).toBe('ORDER_NOT_FOUND');
    expect(await refused('nonsense', buyer)).toBe('ORDER_NOT_FOUND');
    expect(await refused(order.id)).toBe('UNAUTHENTICATED');
  });

  it('ends for anyone who has logged out meanwhile', async () => {
    const order = await buy(marketplace, buyer, bookId);
    const watching = orderOf(order.id, buyer);
    await watching.next();
    await marketplace.ask('mutation { logOut { userErrors { code } } }', {}, buyer.token);
    await take(marketplace, seller, 'confirmFulfillment', order.fulfillments[0]?.id ?? '');
    await expect(watching.next()).rejects.toThrow('The subscription has ended');
  });
});

describe('a subscription to the cart', () => {
  it('counts what is put in and ordered, and nobody else’s cart', async () => {
    const watching = live<{ cartChanged: { itemCount: number } }>(CART, buyer);
    const count = async () => (await watching.next()).data?.cartChanged.itemCount;
    expect(await count()).toBe(0);
    await addToCart(marketplace, await signUpReader(marketplace), bookId);
    await addToCart(marketplace, buyer, bookId);
    expect(await count()).toBe(1);
    await buy(marketplace, buyer);
    expect(await count()).toBe(0);
  });
});

describe('a subscription to the dashboard', () => {
  it('tells the seller of a new order, and of the next step', async () => {
    const shop = await signUpPublisher(marketplace);
    const book = await listBook(marketplace, shop);
    const watching = live<{ dashboardChanged: { toDo: object } }>(SHOP, shop);
    const toDo = async () => (await watching.next()).data?.dashboardChanged.toDo;
    expect(await toDo()).toEqual({ toConfirm: 0, toShip: 0 });
    const order = await buy(marketplace, buyer, book);
    expect(await toDo()).toEqual({ toConfirm: 1, toShip: 0 });
    await take(marketplace, shop, 'confirmFulfillment', order.fulfillments[0]?.id ?? '');
    expect(await toDo()).toEqual({ toConfirm: 0, toShip: 1 });
  });
});

describe('a subscription to the dashboard of a shop', () => {
  it('tells of a listing that its seller changes, takes off the market or puts back', async () => {
    const shop = await signUpPublisher(marketplace);
    const id = await listBook(marketplace, shop);
    const watching = live<{ dashboardChanged: { listings: object } }>(
      'subscription { dashboardChanged { listings { available unlisted } } }',
      shop,
    );
    const listings = async () => (await watching.next()).data?.dashboardChanged.listings;
    expect(await listings()).toEqual({ available: 1, unlisted: 0 });
    await changeListing(marketplace, shop, 'takeOffBook', { bookId: id });
    expect(await listings()).toEqual({ available: 0, unlisted: 1 });
    await changeListing(marketplace, shop, 'putBackBook', { bookId: id });
    expect(await listings()).toEqual({ available: 1, unlisted: 0 });
    await setCopies(marketplace, shop, id, 2);
    expect(await listings()).toEqual({ available: 1, unlisted: 0 });
  });
});

describe('what is no subscription, or too much of one', () => {
  const code = async (query: string) => (await live(query, buyer).next()).errors?.[0]?.extensions?.code;

  it('is refused before anything of it is done', async () => {
    expect(await code('{ viewer { id } }')).toBe('SUBSCRIPTIONS_ONLY');
    expect(await code('mutation { logOut { userErrors { code } } }')).toBe('SUBSCRIPTIONS_ONLY');
    expect(await marketplace.ask('{ viewer { id } }', {}, buyer.token)).toMatchObject({
      viewer: { id: buyer.id },
    });
  });

  it.each([
    ['no GraphQL', 'subscription {', 'Syntax Error'],
    ['an unknown field', 'subscription { cartChanged { nothing } }', 'Cannot query field'],
    ['too many aliases', `subscription { cartChanged { ${aliases(51)} } }`, 'Aliases limit'],
    ['too deep a nesting', `subscription { orderChanged(id: "x") { ${nested(7)} } }`, 'depth'],
    ['too many tokens', `subscription { cartChanged { ${'id '.repeat(3_000)} } }`, 'tokens'],
  ])('is refused for %s', async (_, query, message) => {
    const { errors } = await live(query, buyer).next();
    expect(errors?.[0]?.message).toContain(message);
  });

  it('is refused on a connection that has twenty already', async () => {
    const connection = connect(buyer);
    const subscriptions = Array.from({ length: 21 }, () => connection.subscribe(CART));
    const answers = await Promise.all(subscriptions.map((each) => each.next()));
    const codes = answers.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions?.code));
    expect(codes).toEqual(['TOO_MANY_SUBSCRIPTIONS']);
  });
});

const aliases = (count: number) => Array.from({ length: count }, (_, at) => `a${at}: id`).join(' ');
const nested = (times: number): string =>
  times === 0 ? 'id' : `fulfillments { order { ${nested(times - 1)} } }`;
