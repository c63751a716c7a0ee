import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GODAN, listBook } from './books/books.js';
import { addToCart, changeCart, rentInCart, viewCart } from './orders/carts.js';
import { bookForm, GODAN_DATA, importForm } from './forms.js';
import { TestMarketplace } from './marketplace.js';
import { mutate, type Refusal } from './mutate.js';
import { ADDRESS, buy, deliver, placed, placeOrder, rate, viewOrder } from './orders/orders.js';
import { PASSWORD, signUpPublisher, signUpReader, type Person } from './people/people.js';
import { changeReview, reviewsOf } from './orders/reviews.js';
import { RestClient, type Data, type Refused, type RestRequest } from './restClient.js';

/** One marketplace for all tests. The tests alternate between GraphQL and REST, which run the same use-cases. */
let marketplace: TestMarketplace;
let rest: RestClient;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
});
afterAll(() => marketplace.close());

const RENTAL = { startDate: '2026-01-15', endDate: '2026-03-15' };

type CartData = Data<{ cart: { items: { _id: string; lineTotal: number }[]; amountDue: number } }>;
type ReviewData = Data<{ review: { _id: string } }>;
type OrderData = Data<{ order: { _id: string; amountDue: number; status: string } }>;

async function signUpByRest(): Promise<Person> {
  const email = `parity${Math.random().toString(36).slice(2)}@panna.example`;
  const person = {
    email,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    name: 'Meera',
    phone: '98200 11223',
    address: '12 Marine Drive, Mumbai',
    zipcode: '400020',
  };
  const { body } = await rest.post<{ token: string; user: { _id: string } }>('/api/user/signup', {
    body: person,
  });
  return { id: body.user._id, email, token: body.token };
}

describe('a purchase and a rental told by turns', () => {
  it('come to the same cart, the same order and the same rating through both APIs', async () => {
    const seller = await signUpReader(marketplace, 'Seller');
    const buyer = await signUpByRest();
    const form = bookForm({ ...GODAN_DATA, copies: 3 });
    const listed = await rest.post<Data<{ book: { _id: string } }>>('/api/v1/books', { as: seller, form });
    const bookId = listed.body.data.book._id;

    await addToCart(marketplace, buyer, bookId);
    await rest.post('/api/v1/cart/add', {
      as: buyer,
      body: { bookId, type: 'rent', rentalDuration: RENTAL },
    });
    const { items } = await viewCart(marketplace, buyer);
    expect(items.map(({ type, rentalPeriod }) => [type, rentalPeriod?.months])).toEqual([
      ['PURCHASE', undefined],
      ['RENTAL', 2],
    ]);
    await rest.patch(`/api/v1/cart/items/${items[0]?.id}`, { as: buyer, body: { quantity: 2 } });
    const { body: cart } = await rest.get<CartData>('/api/v1/cart', { as: buyer });
    const { amountDue } = await viewCart(marketplace, buyer);
    expect(cart.data.cart.amountDue.toFixed(2)).toBe(amountDue.amount);

    const key = { 'idempotency-key': 'by turns' };
    const body = { shippingAddress: ADDRESS, paymentMethod: 'upi' };
    const byRest = await rest.post<OrderData>('/api/v1/orders', { as: buyer, body, headers: key });
    const again = await placeOrder(marketplace, buyer, { idempotencyKey: 'by turns', paymentMethod: 'UPI' });
    expect(again.order?.id).toBe(byRest.body.data.order._id);
    expect(again.order?.amountDue.amount).toBe(byRest.body.data.order.amountDue.toFixed(2));

    const order = placed(again);
    await deliver(marketplace, order, seller, buyer);
    const path = `/api/v1/orders/${order.id}`;
    expect((await rest.get<OrderData>(path, { as: buyer })).body.data.order.status).toBe('delivered');
    await rest.post(`/api/user/${seller.id}/rate`, { as: buyer, body: { rating: 70, orderId: order.id } });
    expect(await viewOrder(marketplace, buyer, order.id)).toMatchObject({ hasRated: true, rating: 70 });
    const { body: found } = await rest.get<Data<{ book: { uploader: object } }>>(`/api/v1/books/${bookId}`);
    expect(found.data.book.uploader).toMatchObject({ readersScore: 70, totalRatings: 1 });
  });
});

describe('reviews told by turns', () => {
  it('are written, changed, answered and read alike through both APIs', async () => {
    const seller = await signUpReader(marketplace, 'Seller');
    const buyer = await signUpByRest();
    const bookId = await listBook(marketplace, seller);
    await deliver(marketplace, await buy(marketplace, buyer, bookId), seller, buyer);
    const path = `/api/v1/books/${bookId}/reviews`;
    const written = await rest.post<ReviewData>(path, { as: buyer, body: { rating: 70, text: 'Good' } });
    const { _id } = written.body.data.review;
    expect((await reviewsOf(marketplace, bookId)).reviews.nodes).toMatchObject([
      { id: _id, score: 70, text: 'Good' },
    ]);
    await changeReview(marketplace, buyer, 'editReview', { reviewId: _id, stars: 4.5 });
    await rest.patch(`/api/v1/reviews/${_id}`, { as: buyer, body: { text: 'Very good' } });
    await rest.post(`/api/v1/reviews/${_id}/answer`, { as: seller, body: { text: 'Thank you' } });
    const { body } = await rest.get<Data<{ summary: object; reviews: object[] }>>(path);
    expect(body.data).toMatchObject({
      summary: { average: 90, count: 1 },
      reviews: [{ _id, author: { name: 'Meera' }, rating: 90, text: 'Very good', answer: 'Thank you' }],
      nextCursor: null,
    });
    const about = `/api/user/${seller.id}/reviews`;
    await rest.post(about, { as: buyer, body: { text: 'Quick' } });
    expect((await rest.get<Data<object>>(about)).body.data).toMatchObject({
      seller: { _id: seller.id, reputation: null },
      reviews: [{ text: 'Quick', rating: null, bookId: null }],
    });
  });
});

/** A request that both APIs must refuse with the same code and message. */
interface Attempt {
  graphql(): Promise<{ userErrors: Refusal[] }>;
  rest(): Promise<{ body: Refused }>;
}

describe('both APIs refuse alike', () => {
  let buyer: Person;
  let seller: Person;
  let publisher: Person;
  let bookId: string;
  beforeEach(async () => {
    buyer = await signUpReader(marketplace, 'Buyer');
    seller = await signUpReader(marketplace, 'Seller');
    publisher = await signUpPublisher(marketplace);
    bookId = await listBook(marketplace, seller);
  });

  const add = (request: object, as = buyer) =>
    rest.post<Refused>('/api/v1/cart/add', { as, body: { bookId, type: 'purchase', ...request } });
  const post = (path: string, request: RestRequest) => rest.post<Refused>(path, request);
  const logIn = { email: 'nobody@panna.example', password: 'nothing' };
  const shortPassword = {
    email: 'a@b.example',
    password: 'short',
    confirmPassword: 'short',
    name: 'A',
    phone: '1',
    address: 'B',
    zipcode: '400020',
  };

  const ATTEMPTS: Record<string, () => Attempt> = {
    'a log-in with a wrong password': () => ({
      graphql: () => mutate(marketplace, buyer, 'logIn', '__typename', logIn),
      rest: () => post('/api/auth/login', { body: logIn }),
    }),
    'a sign-up with a short password': () => ({
      graphql: () => mutate(marketplace, buyer, 'signUpReader', '__typename', shortPassword),
      rest: () => post('/api/user/signup', { body: shortPassword }),
    }),
    'a book without a title': () => ({
      graphql: () => mutate(marketplace, seller, 'listBook', '__typename', { ...GODAN, title: ' ' }),
      rest: () => post('/api/v1/books', { as: seller, form: bookForm({ ...GODAN_DATA, title: ' ' }) }),
    }),
    'an unknown book in the cart': () => ({
      graphql: () => addToCart(marketplace, buyer, 'book_none'),
      rest: () => add({ bookId: 'book_none' }),
    }),
    'one’s own book in the cart': () => ({
      graphql: () => addToCart(marketplace, seller, bookId),
      rest: () => add({}, seller),
    }),
    'more copies than there are': () => ({
      graphql: () => addToCart(marketplace, buyer, bookId, { quantity: 2 }),
      rest: () => add({ quantity: 2 }),
    }),
    'a rental that is too long': () => ({
      graphql: () => rentInCart(marketplace, buyer, bookId, { months: 7 }),
      rest: () => add({ type: 'rent', rentalDuration: { ...RENTAL, endDate: '2026-08-15' } }),
    }),
    'a quantity of none': () => ({
      graphql: () =>
        changeCart(marketplace, buyer, 'updateCartItem', { cartItemId: 'cartitem_none', quantity: 0 }),
      rest: () =>
        rest.patch<Refused>('/api/v1/cart/items/cartitem_none', { as: buyer, body: { quantity: 0 } }),
    }),
    'a cart line that does not exist': () => ({
      graphql: () => changeCart(marketplace, buyer, 'removeFromCart', { cartItemId: 'cartitem_none' }),
      rest: () => rest.delete<Refused>('/api/v1/cart/items/cartitem_none', { as: buyer }),
    }),
    'a review of what was not received': () => ({
      graphql: () => changeReview(marketplace, buyer, 'reviewBook', { bookId, stars: 4, text: 'Good' }),
      rest: () => post(`/api/v1/books/${bookId}/reviews`, { as: buyer, body: { rating: 80, text: 'Good' } }),
    }),
    'a review without words': () => ({
      graphql: () => changeReview(marketplace, buyer, 'reviewSeller', { sellerId: seller.id, text: ' ' }),
      rest: () => post(`/api/user/${seller.id}/reviews`, { as: buyer, body: { text: ' ' } }),
    }),
    'an order of an empty cart': () => ({
      graphql: () => placeOrder(marketplace, buyer),
      rest: () => post('/api/v1/orders', { as: buyer, body: { shippingAddress: ADDRESS } }),
    }),
    'an order without an address': () => {
      const shippingAddress = { ...ADDRESS, city: '' };
      return {
        graphql: () => placeOrder(marketplace, buyer, { shippingAddress }),
        rest: () => post('/api/v1/orders', { as: buyer, body: { shippingAddress } }),
      };
    },
  };

  it.each(Object.entries(ATTEMPTS))('%s', async (_, attemptOf) => {
    const attempt = attemptOf();
    const { userErrors } = await attempt.graphql();
    const { body } = await attempt.rest();
    expect(userErrors[0]?.code).toBeDefined();
    expect([body.code, body.message]).toEqual([userErrors[0]?.code, userErrors[0]?.message]);
  });

  it('a rating before the delivery', async () => {
    const { id: orderId } = await buy(marketplace, buyer, bookId);
    const byGraphql = await rate(marketplace, buyer, orderId, seller.id, 4);
    const body = { rating: 80, orderId };
    const byRest = await post(`/api/user/${seller.id}/rate`, { as: buyer, body });
    expect(byRest.body.message).toBe(byGraphql.userErrors[0]?.message);
  });

  it('an import by a reader, and an import without a file', async () => {
    for (const as of [buyer, publisher]) {
      const byGraphql = await mutate<object>(marketplace, as, 'importBooks', '__typename', {});
      const form = as === buyer ? importForm([]) : new FormData();
      const byRest = await post('/api/v1/books/bulk', { as, form });
      expect(byRest.body.code).toBe(byGraphql.userErrors[0]?.code);
    }
  });
});

describe('a book in the words of either API', () => {
  const SHAPES = [GODAN_DATA, { ...GODAN, genres: ['NON_FICTION'], condition: 'VERY_GOOD' }];
  const ISBNS = ['9788171821136', '9780141439518'];
  const rows = SHAPES.map((row, n) => ({ ...row, title: `Shape ${n}`, isbn: ISBNS[n] }));

  it('is taken by both imports, and listed alone by REST', async () => {
    const form = () => importForm(rows);
    const byRest = await signUpPublisher(marketplace);
    const imported = await rest.post<Data<object>>('/api/v1/books/bulk', { as: byRest, form: form() });
    expect(imported.body.data).toMatchObject({ created: 2, refused: [] });
    const byGraphql = await signUpPublisher(marketplace);
    const { data } = await marketplace.upload(
      'mutation ($input: ImportBooksInput!) { importBooks(input: $input) { createdCount refusedRows { index } } }',
      { input: { file: null } },
      {
        path: 'variables.input.file',
        content: JSON.stringify(rows),
        name: 'books.json',
        type: 'application/json',
      },
      byGraphql.token,
    );
    expect(data).toEqual({ importBooks: { createdCount: 2, refusedRows: [] } });
    const alone = await signUpPublisher(marketplace);
    for (const row of rows) await rest.post('/api/v1/books', { as: alone, form: bookForm(row) });
    const [a, b, c] = await Promise.all([byRest, byGraphql, alone].map(listed));
    expect(a).toHaveLength(2);
    expect(b).toEqual(a);
    expect(c).toEqual(a);
  });

  async function listed(seller: Person): Promise<unknown> {
    const query = `query ($filter: BookFilter) { books(filter: $filter) { nodes {
      isbn genres condition listingType price { sale { amount } lease { perMonth { amount } deposit { amount } } } } } }`;
    const { books } = await marketplace.ask<{ books: { nodes: { isbn: string }[] } }>(query, {
      filter: { sellerId: seller.id },
    });
    return books.nodes.toSorted((a, b) => a.isbn.localeCompare(b.isbn));
  }
});
