import { afterEach, describe, expect, it } from 'vitest';
import { listBook } from '../../../testing/books/books.js';
import { addToCart } from '../../../testing/orders/carts.js';
import { ADDRESS, placeOrder } from '../../../testing/orders/orders.js';
import { TestMarketplace } from '../../../testing/marketplace.js';
import { openPaying, runQueuedJobs, type OnlinePayment } from '../../../testing/payments/paying.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';
import { RestClient, type Data } from '../../../testing/restClient.js';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closing.splice(0).map((close) => close()));
});

async function withCart(marketplace: TestMarketplace): Promise<Person> {
  const [buyer, seller] = [await signUpReader(marketplace), await signUpReader(marketplace)];
  await addToCart(marketplace, buyer, await listBook(marketplace, seller));
  return buyer;
}

async function opened(offer: 'OFFERED' | 'REQUIRED') {
  const paying = await openPaying({ offer });
  closing.push(() => paying.close());
  return paying;
}

const paidOnline = async (marketplace: TestMarketplace, buyer: Person, payOnline?: boolean) => {
  const { order, userErrors } = await placeOrder(marketplace, buyer, { payOnline });
  const query = 'query ($id: ID!) { order(id: $id) { status payment { status } } }';
  return order ? marketplace.ask(query, { id: order.id }, buyer.token) : userErrors;
};
const online = { order: { status: 'PENDING', payment: { status: 'AWAITING' } } };
const direct = { order: { status: 'PENDING', payment: null } };
const offerOf = (marketplace: TestMarketplace) => marketplace.ask('{ marketplace { onlinePayment } }');

describe('Whether an order is paid online', () => {
  it('is the choice of the buyer where it is offered; a client that knows nothing of it pays directly', async () => {
    const { marketplace } = await opened('OFFERED');
    expect(await offerOf(marketplace)).toEqual({ marketplace: { onlinePayment: 'OFFERED' } });
    expect(await paidOnline(marketplace, await withCart(marketplace))).toEqual(direct);
    expect(await paidOnline(marketplace, await withCart(marketplace), false)).toEqual(direct);
    expect(await paidOnline(marketplace, await withCart(marketplace), true)).toEqual(online);
  });

  it('is no choice where it is required', async () => {
    const { marketplace } = await opened('REQUIRED');
    expect(await paidOnline(marketplace, await withCart(marketplace))).toEqual(online);
    expect(await paidOnline(marketplace, await withCart(marketplace), false)).toMatchObject([
      { code: 'ONLINE_PAYMENT_REQUIRED', field: ['payOnline'] },
    ]);
  });

  it('is no choice without a provider', async () => {
    const marketplace = await TestMarketplace.open();
    closing.push(() => marketplace.close());
    expect(await offerOf(marketplace)).toEqual({ marketplace: { onlinePayment: 'NONE' } });
    expect(await paidOnline(marketplace, await withCart(marketplace))).toEqual(direct);
    expect(await paidOnline(marketplace, await withCart(marketplace), true)).toMatchObject([
      { code: 'ONLINE_PAYMENT_NOT_OFFERED', field: ['payOnline'] },
    ]);
  });

  it('is told in REST, with the page to pay on', async () => {
    const paying = await opened('REQUIRED');
    const { marketplace } = paying;
    const rest = await RestClient.of(marketplace);
    const { body: facts } = await rest.get<Data<object>>('/api/v1/marketplace');
    expect(facts.data).toMatchObject({ onlinePayment: 'required' });
    const buyer = await withCart(marketplace);
    type Placed = Data<{ order: { _id: string; status: string; payment: OnlinePayment | null } }>;
    const key = { 'idempotency-key': 'one' };
    const place = () =>
      rest.post<Placed>('/api/v1/orders', { as: buyer, body: { shippingAddress: ADDRESS }, headers: key });
    const { status, body } = await place();
    const { _id, payment } = body.data.order;
    expect([status, body.data.order.status, payment]).toMatchObject([
      201,
      'pending',
      { status: 'awaiting', amount: 249.5, redirectUrl: null, isSimulated: true },
    ]);
    await runQueuedJobs(paying);
    expect((await place()).body.data.order._id).toBe(_id);
    const again = await rest.post<Placed>(`/api/v1/orders/${_id}/check-payment`, { as: buyer });
    expect(again.body.data.order.payment?.redirectUrl).toContain('http');
    const stranger = await signUpReader(marketplace);
    expect((await rest.post(`/api/v1/orders/${_id}/check-payment`, { as: stranger })).status).toBe(404);
  });
});
