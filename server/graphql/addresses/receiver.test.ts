import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { addToCart, rentInCart } from '../../testing/orders/carts.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { mutate } from '../../testing/mutate.js';
import {
  ADDRESS,
  cancelOrder,
  deliver,
  placed,
  placeOrder,
  take,
  type Order,
} from '../../testing/orders/orders.js';
import { PASSWORD, signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data, type Refused } from '../../testing/restClient.js';
import { makeStaff } from '../../testing/people/staff.js';

let marketplace: TestMarketplace;
let rest: RestClient;
let seller: Person;
let other: Person;
let buyer: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  [seller, other] = [await signUpReader(marketplace, 'Seller'), await signUpReader(marketplace, 'Other')];
});
beforeEach(async () => {
  buyer = await signUpReader(marketplace, 'Buyer');
});
afterAll(() => marketplace.close());

const TO_MEERA = { ...ADDRESS, receiver: 'Meera Shah', phone: '+91 98200 11223' };
const SEEN = { receiver: 'Meera Shah', phone: '9820011223' };
const HIDDEN = { receiver: null, phone: null };

async function order(bookIds: readonly string[], shippingAddress: object = TO_MEERA): Promise<Order> {
  for (const bookId of bookIds) await addToCart(marketplace, buyer, bookId);
  return placed(await placeOrder(marketplace, buyer, { shippingAddress }));
}

const book = (of: Person) => listBook(marketplace, of);

/** Returns the receiver and phone number that a person sees. Expects the same address in both APIs. */
async function seenBy({ token }: Person, { id }: Order): Promise<object> {
  const query = `query ($id: ID!) { order(id: $id) { shippingAddress { ${Object.keys(ADDRESS).join(' ')} receiver phone } } }`;
  const asked = await marketplace.ask<{ order: { shippingAddress: typeof TO_MEERA } }>(query, { id }, token);
  const { body } = await rest.get<Data<{ order: { shippingAddress: object } }>>(`/api/v1/orders/${id}`, {
    as: { token },
  });
  expect(body.data.order.shippingAddress).toEqual({ ...asked.order.shippingAddress, country: 'India' });
  const { receiver, phone, ...address } = asked.order.shippingAddress;
  expect(address).toEqual(ADDRESS);
  return { receiver, phone };
}

it('the seller sees the receiver until the parcel has arrived, buyer and staff always', async () => {
  const bought = await order([await book(seller)]);
  const staff = await signUpReader(marketplace, 'Support');
  await makeStaff(marketplace.ports, staff, 'SUPPORT');
  expect(await seenBy(seller, bought)).toEqual(SEEN);
  await deliver(marketplace, bought, seller, buyer);
  expect(await seenBy(seller, bought)).toEqual(HIDDEN);
  expect(await seenBy(buyer, bought)).toEqual(SEEN);
  expect(await seenBy(staff, bought)).toEqual(SEEN);
  const stranger = await rest.get<Refused>(`/api/v1/orders/${bought.id}`, { as: other });
  expect([stranger.status, stranger.body.code]).toEqual([404, 'ORDER_NOT_FOUND']);
});

it('the seller sees the receiver of a rental until the book is back', async () => {
  await rentInCart(marketplace, buyer, await book(seller));
  const rented = placed(await placeOrder(marketplace, buyer, { shippingAddress: TO_MEERA }));
  await deliver(marketplace, rented, seller, buyer);
  expect(await seenBy(seller, rented)).toEqual(SEEN);
  await take(marketplace, seller, 'takeBackFulfillment', rented.fulfillments[0]?.id ?? '');
  expect(await seenBy(seller, rented)).toEqual(HIDDEN);
});

it('each seller sees the receiver only while their own part is open', async () => {
  const shared = await order([await book(seller), await book(other)]);
  const part = shared.fulfillments.find((fulfillment) => fulfillment.seller.id === seller.id);
  await mutate(marketplace, seller, 'cancelFulfillment', '__typename', {
    fulfillmentId: part?.id,
    reason: 'Damaged',
  });
  expect(await seenBy(seller, shared)).toEqual(HIDDEN);
  expect(await seenBy(other, shared)).toEqual(SEEN);
  const cancelled = await order([await book(seller)]);
  await cancelOrder(marketplace, buyer, cancelled.id);
  expect(await seenBy(seller, cancelled)).toEqual(HIDDEN);
});

it('a sale shows the receiver to its seller over REST', async () => {
  const bought = await order([await book(seller)]);
  const path = `/api/v1/fulfillments/${bought.fulfillments[0]?.id}`;
  const { body } = await rest.get<Data<{ fulfillment: { shippingAddress: object } }>>(path, { as: seller });
  expect(body.data.fulfillment.shippingAddress).toMatchObject(SEEN);
});

it('an order needs no receiver, and keeps its own when the saved address changes', async () => {
  expect(await seenBy(buyer, await order([await book(seller)], ADDRESS))).toEqual({
    receiver: 'Buyer',
    phone: null,
  });
  const { savedAddress } = await mutate<{ savedAddress: { id: string } }>(
    marketplace,
    buyer,
    'saveAddress',
    'savedAddress { id }',
    TO_MEERA,
  );
  const bought = await order([await book(seller)]);
  await mutate(marketplace, buyer, 'changeAddress', '__typename', {
    ...TO_MEERA,
    id: savedAddress.id,
    receiver: 'Asha',
    street: 'Elsewhere',
  });
  expect(await seenBy(buyer, bought)).toEqual(SEEN);
});

it('a wrong phone number is refused at its field, in both APIs, and nothing is ordered', async () => {
  await addToCart(marketplace, buyer, await book(seller));
  const shippingAddress = { ...TO_MEERA, phone: '12345' };
  const { userErrors } = await placeOrder(marketplace, buyer, { shippingAddress });
  expect(userErrors).toMatchObject([{ code: 'MOBILE_INVALID', field: ['shippingAddress', 'phone'] }]);
  const refused = await rest.post<Refused>('/api/v1/orders', { as: buyer, body: { shippingAddress } });
  expect([refused.status, refused.body.code, refused.body.field]).toEqual([
    422,
    'MOBILE_INVALID',
    'shippingAddress.phone',
  ]);
  const accepted = await rest.post('/api/v1/orders', { as: buyer, body: { shippingAddress: TO_MEERA } });
  expect(accepted.status).toBe(201);
});

it('the same key with another receiver is not the same order', async () => {
  await addToCart(marketplace, buyer, await book(seller));
  const input = { shippingAddress: TO_MEERA, idempotencyKey: 'to Meera' };
  const first = placed(await placeOrder(marketplace, buyer, input));
  expect((await placeOrder(marketplace, buyer, input)).order?.id).toBe(first.id);
  const { userErrors } = await placeOrder(marketplace, buyer, { ...input, shippingAddress: ADDRESS });
  expect(userErrors).toMatchObject([{ code: 'IDEMPOTENCY_KEY_REUSED' }]);
});

it('receiver and phone number leave the orders of a closed account', async () => {
  const bought = await order([await book(seller)]);
  await deliver(marketplace, bought, seller, buyer);
  await mutate(marketplace, buyer, 'closeAccount', '__typename', { currentPassword: PASSWORD });
  const kept = await marketplace.database.query('SELECT receiver, phone FROM orders WHERE id = $1', [
    bought.id,
  ]);
  expect(kept).toEqual([HIDDEN]);
});
