import type { Database } from '../../persistence/database.js';
import { listBook } from '../books/books.js';
import { GraphQLClient } from '../graphqlClient.js';
import { LiveConnection, type Subscription } from '../liveClient.js';
import { isDone, Load } from './load.js';
import { ADDRESS } from '../orders/orders.js';
import { PASSWORD, signUpPublisher, signUpReader, verifyEmail, type Person } from '../people/people.js';

type CartChanged = { cartChanged: { items: { quantity: number }[] } };

const SEARCH =
  'query ($search: String) { books(filter: { search: $search }, first: 5) { nodes { id title } } }';
const SIGN_UP = 'mutation ($input: SignUpReaderInput!) { signUpReader(input: $input) { user { id } } }';
const ADD = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { userErrors { code } } }';
const ORDER = 'mutation ($input: PlaceOrderInput!) { placeOrder(input: $input) { order { id } } }';
const CHANGE =
  'mutation ($input: UpdateCartItemInput!) { updateCartItem(input: $input) { userErrors { code } } }';
const CART = 'subscription { cartChanged { items { quantity } } }';

/** A busy marketplace: people sign up, search, load covers, order through both APIs, and watch their carts. */
export class MarketLoad extends Load {
  /** Email addresses of the acknowledged sign-ups. */
  readonly joined: string[] = [];
  /** Ids of the acknowledged orders, by idempotency key. */
  readonly orders = new Map<string, string>();
  /** Times at which the subscription delivered a change that the watcher had made, from `performance.now()`. */
  readonly heardAt: number[] = [];
  /** Results of the subscription that contained errors. */
  readonly wronglyHeard: unknown[] = [];
  private readonly live: LiveConnection[] = [];

  /** Starts the load on the marketplace at this URL, which uses this database. */
  static async start(url: string, database: Pick<Database, 'query'>): Promise<MarketLoad> {
    const market = new GraphQLClient(url);
    const load = new MarketLoad(url);
    const seller = await signUpPublisher(market);
    const titles = ['Godan', 'Gaban', 'Nirmala', 'Sevasadan', 'Rangbhumi'];
    const books = await Promise.all(
      titles.map((title) => listBook(market, seller, { title, copies: 1_000 })),
    );
    const [buyer, restBuyer, watcher] = await Promise.all([1, 2, 3].map(() => signUpReader(market)));
    // Buyers without a verified email address may have only a few unconfirmed orders.
    for (const person of [buyer, restBuyer]) if (person) await verifyEmail({ database }, person);
    load.addReaders(books);
    if (buyer) load.addBuyer(buyer, books);
    if (restBuyer) load.addRestBuyer(restBuyer, books);
    if (watcher) await load.addWatcher(market, watcher, books);
    return load;
  }

  override async end(): Promise<void> {
    await super.end();
    await Promise.all(this.live.splice(0).map((connection) => connection.close()));
  }

  private addReaders([bookId]: string[]): void {
    this.add(
      async () => void (await this.ask('reader: search', { query: SEARCH, variables: { search: 'godn' } })),
    );
    this.add(
      async () => void (await this.ask('REST reader: list', { path: '/api/v1/books?search=premchand' })),
    );
    this.add(async () => void (await this.ask('browser: cover', { path: `/covers/drawn/${bookId}.svg` })));
    this.add(async (number) => {
      const email = `joins${number}@panna.example`;
      const answer = await this.ask('guest: sign up', {
        query: SIGN_UP,
        variables: { input: reader(email) },
      });
      if (isDone(answer)) this.joined.push(email);
    });
  }

  private addBuyer({ token }: Person, books: string[]): void {
    this.add(async (number) => {
      const key = `graphql ${number}`;
      const line = { bookId: books[number % books.length], type: 'PURCHASE' };
      const input = { shippingAddress: ADDRESS, idempotencyKey: key };
      await this.askUntilDone('buyer: add', { query: ADD, variables: { input: line }, token });
      const answer = await this.askUntilDone('buyer: order', { query: ORDER, variables: { input }, token });
      const placed = answer?.body as { data: { placeOrder: { order: { id: string } } } } | undefined;
      if (placed) this.orders.set(key, placed.data.placeOrder.order.id);
    });
  }

  private addRestBuyer({ token }: Person, books: string[]): void {
    this.add(async (number) => {
      const key = `rest ${number}`;
      const line = { bookId: books[number % books.length], type: 'purchase' };
      await this.askUntilDone('REST buyer: add', { path: '/api/v1/cart/add', body: line, token });
      const answer = await this.askUntilDone('REST buyer: order', {
        path: '/api/v1/orders',
        body: { shippingAddress: ADDRESS },
        headers: { 'idempotency-key': key },
        token,
      });
      const placed = answer?.body as { data: { order: { _id: string } } } | undefined;
      if (placed) this.orders.set(key, placed.data.order._id);
    });
  }

  private async addWatcher(market: GraphQLClient, watcher: Person, [bookId]: string[]): Promise<void> {
    const connection = new LiveConnection(market, watcher);
    this.live.push(connection);
    const watching = connection.subscribe<CartChanged>(CART);
    await watching.next();
    const id = await this.lineOf(market, watcher, bookId);
    this.add(async (number) => {
      const input = { cartItemId: id, quantity: 1 + (number % 9) };
      const variables = { input };
      const answer = await this.askUntilDone('watcher: change', {
        query: CHANGE,
        variables,
        token: watcher.token,
      });
      if (answer) await this.hears(watching, input.quantity);
    });
  }

  private async lineOf(market: GraphQLClient, { token }: Person, bookId?: string): Promise<string> {
    const add = 'mutation ($input: AddToCartInput!) { addToCart(input: $input) { cartItem { id } } }';
    const input = { bookId, type: 'PURCHASE' };
    const answer = await market.ask<{ addToCart: { cartItem: { id: string } } }>(add, { input }, token);
    return answer.addToCart.cartItem.id;
  }

  private async hears(watching: Subscription<CartChanged>, quantity: number): Promise<void> {
    for (;;) {
      const answer = await watching.next();
      if (answer.errors) this.wronglyHeard.push(answer);
      if (answer.data?.cartChanged.items[0]?.quantity === quantity) break;
    }
    this.heardAt.push(performance.now());
  }
}

function reader(email: string) {
  return {
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    name: 'Asha Rao',
    phone: '98200 11223',
    address: '12 Marine Drive, Mumbai',
    zipcode: '400020',
  };
}
