import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import { buy } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data } from '../../testing/restClient.js';

type Cart = Data<{ cart: { items: { quantity: number }[] } }>;

let marketplace: TestMarketplace;
let rest: RestClient;
let buyer: Person;
let bookId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  const seller = await signUpReader(marketplace, 'Seller');
  bookId = await listBook(marketplace, seller, { copies: 20 });
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  buyer = await signUpReader(marketplace, 'Buyer');
});

const RENTAL = { type: 'rent', rentalDuration: { startDate: '2026-01-15', endDate: '2026-03-15' } };

async function add(key: string | null, body: object = {}, as = buyer) {
  const answer = await rest.post<Cart>('/api/v1/cart/add', {
    as,
    body: { bookId, type: 'purchase', ...body },
    headers: key === null ? {} : { 'idempotency-key': key },
  });
  const { status, body: content } = answer;
  return status === 200 ? content.data.cart.items.map(({ quantity }) => quantity) : content;
}

describe('POST /api/v1/cart/add with an Idempotency-Key', () => {
  it('adds a book once, however often it is sent', async () => {
    expect(await add('one', { quantity: 2 })).toEqual([2]);
    expect(await add('one', { quantity: 2 })).toEqual([2]);
    expect(await add('another', { quantity: 2 })).toEqual([4]);
    expect(await add(null, { quantity: 2 })).toEqual([6]);
    expect(await add('one', { quantity: 2 }, await signUpReader(marketplace))).toEqual([2]);
  });

  it('returns the same cart for a rental that is there already', async () => {
    expect(await add('rental', RENTAL)).toEqual([1]);
    expect(await add('rental', RENTAL)).toEqual([1]);
    expect(await add('another', RENTAL)).toMatchObject({ code: 'ALREADY_IN_CART' });
  });

  it('does not fill the cart again after it was ordered', async () => {
    expect(await add('ordered')).toEqual([1]);
    await buy(marketplace, buyer);
    expect(await add('ordered')).toEqual([]);
  });

  it('refuses other content, and can be sent again after a refusal', async () => {
    expect(await add('one', { quantity: 21 })).toMatchObject({ status: 'error' });
    expect(await add('one')).toEqual([1]);
    expect(await add('one', { quantity: 2 })).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect(await add('x'.repeat(201))).toMatchObject({ code: 'TOO_LONG' });
  });

  it('means the same to GraphQL', async () => {
    const input = { bookId, type: 'PURCHASE', idempotencyKey: 'one' };
    const send = () =>
      mutate<{ cartItem: { quantity: number } | null }>(
        marketplace,
        buyer,
        'addToCart',
        'cartItem { quantity }',
        input,
      );
    expect((await send()).cartItem).toEqual({ quantity: 1 });
    expect((await send()).cartItem).toEqual({ quantity: 1 });
    expect(await add('one')).toEqual([1]);
  });
});
