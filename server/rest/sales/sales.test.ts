import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { ADDRESS, buy, rent, type Order } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data, type Refused } from '../../testing/restClient.js';

interface Fulfillment {
  _id: string;
  status: string;
  actions: string[];
  shipment: { carrier: string | null; trackingNumber: string | null } | null;
  timeline: { from: string | null; to: string; reason: string | null }[];
  ledger: { kind: string; amount: number }[];
  settlement: { lateFee: number; depositLeft: number } | null;
}
type One = Data<{ fulfillment: Fulfillment }>;
type Sales = Data<{ sales: Fulfillment[]; nextCursor: string | null }>;

let marketplace: TestMarketplace;
let rest: RestClient;
let seller: Person;
let buyer: Person;
let bookId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  seller = await signUpReader(marketplace, 'Kamala Iyer');
  buyer = await signUpReader(marketplace, 'Asha Rao');
  bookId = await listBook(marketplace, seller, { copies: 9 });
});

const sales = async (query = '', as = seller) =>
  (await rest.get<Sales>(`/api/v1/sales${query}`, { as })).body.data;
const fulfillmentOf = (order: Order) => order.fulfillments[0]?.id ?? '';
const step = <Body = One>(as: Person, id: string, name: string, body?: unknown) =>
  rest.post<Body>(`/api/v1/fulfillments/${id}/${name}`, { as, body });

async function delivered(order: Order): Promise<string> {
  const id = fulfillmentOf(order);
  await step(seller, id, 'confirm');
  await step(seller, id, 'ship');
  await step(buyer, id, 'deliver');
  return id;
}

describe('GET /api/v1/sales', () => {
  it('are the own fulfillments of orders, the newest first, with everything that sending one takes', async () => {
    const elsewhere = await listBook(marketplace, await signUpReader(marketplace));
    const first = await buy(marketplace, buyer, bookId, elsewhere);
    marketplace.clock.advanceDays(1);
    const second = await rent(marketplace, buyer, bookId);
    const { sales: found, nextCursor } = await sales();
    expect(nextCursor).toBeNull();
    expect(found).toMatchObject([
      { order: second.id, totalAmount: 49, depositTotal: 200, items: [{ type: 'rent' }] },
      {
        _id: first.fulfillments.find((fulfillment) => fulfillment.seller.id === seller.id)?.id,
        order: first.id,
        status: 'pending',
        actions: ['confirm', 'cancel'],
        buyer: { _id: buyer.id, name: 'Asha Rao' },
        seller: seller.id,
        items: [{ book: { _id: bookId, title: 'Godan' }, type: 'purchase', lineTotal: 249.5 }],
        totalAmount: 249.5,
        shippingAddress: ADDRESS,
        shipment: null,
        timeline: [{ from: null, to: 'pending' }],
        ledger: [{ kind: 'charge', amount: 249.5 }],
      },
    ]);
    expect((await sales('', buyer)).sales).toEqual([]);
  });

  it('are filtered by their status, and read page by page', async () => {
    const first = fulfillmentOf(await buy(marketplace, buyer, bookId));
    const second = fulfillmentOf(await buy(marketplace, buyer, bookId));
    const third = fulfillmentOf(await buy(marketplace, buyer, bookId));
    await step(seller, second, 'confirm');
    expect((await sales('?status=confirmed')).sales.map(({ _id }) => _id)).toEqual([second]);
    const page = await sales('?status=pending&limit=1');
    const next = await sales(`?status=pending&limit=1&after=${page.nextCursor}`);
    expect(next.nextCursor).toBeNull();
    const ids = [...page.sales, ...next.sales].map(({ _id }) => _id);
    expect(new Set(ids)).toEqual(new Set([first, third]));
  });

  it('are for signed-in viewers, and refuse what is no status', async () => {
    expect(await rest.get('/api/v1/sales')).toMatchObject({ status: 401, body: { code: 'UNAUTHENTICATED' } });
    expect(await rest.get('/api/v1/sales?status=sent', { as: seller })).toMatchObject({
      status: 422,
      body: { code: 'INVALID_VALUE', field: 'status' },
    });
  });
});

describe('a fulfillment', () => {
  it('goes its way from the confirmation to what comes back', async () => {
    const id = fulfillmentOf(await rent(marketplace, buyer, bookId));
    const confirmed = await step(seller, id, 'confirm');
    expect(confirmed.body.data.fulfillment).toMatchObject({
      status: 'confirmed',
      actions: ['ship', 'cancel'],
    });
    const parcel = { carrier: 'India Post', trackingNumber: 'RM123456789IN' };
    const shipped = await step(seller, id, 'ship', parcel);
    expect(shipped.body.data.fulfillment).toMatchObject({ status: 'shipped', shipment: parcel, actions: [] });
    expect((await step(buyer, id, 'deliver')).body.data.fulfillment.status).toBe('delivered');
    const { body } = await rest.get<One>(`/api/v1/fulfillments/${id}`, { as: seller });
    expect(body.data.fulfillment).toMatchObject({
      actions: ['take-back'],
      settlement: { lateFee: 0, depositLeft: 200 },
    });
    const back = await step(seller, id, 'take-back', { withhold: { amount: 50.5, reason: 'A torn page' } });
    expect(back.body.data.fulfillment).toMatchObject({
      status: 'returned',
      ledger: [
        { kind: 'charge', amount: 49 },
        { kind: 'deposit_held', amount: 200 },
        { kind: 'deposit_withheld', amount: 50.5, note: 'A torn page' },
        { kind: 'deposit_released', amount: 149.5 },
      ],
    });
  });

  it('is cancelled by its seller with a reason, and by its buyer without', async () => {
    const id = fulfillmentOf(await buy(marketplace, buyer, bookId));
    expect(await step<Refused>(seller, id, 'cancel')).toMatchObject({
      status: 422,
      body: { code: 'REASON_REQUIRED', field: 'reason' },
    });
    const { body } = await step(seller, id, 'cancel', { reason: 'It was lost in the rain' });
    expect(body.data.fulfillment).toMatchObject({
      status: 'cancelled',
      timeline: [{ to: 'pending' }, { to: 'cancelled', reason: 'It was lost in the rain' }],
      ledger: [{ kind: 'charge' }, { kind: 'refund', amount: 249.5 }],
    });
    const other = fulfillmentOf(await buy(marketplace, buyer, bookId));
    expect((await step(buyer, other, 'cancel')).body.data.fulfillment.status).toBe('cancelled');
  });

  it.each([
    ['confirm', 403, 'SELLER_ONLY'],
    ['ship', 403, 'SELLER_ONLY'],
    ['take-back', 403, 'SELLER_ONLY'],
  ])('%s is not for its buyer', async (name, status, code) => {
    const id = fulfillmentOf(await buy(marketplace, buyer, bookId));
    expect(await step<Refused>(buyer, id, name)).toMatchObject({ status, body: { code } });
  });

  it('takes no step before its time, and no deposit that is not there', async () => {
    const id = fulfillmentOf(await rent(marketplace, buyer, bookId));
    expect(await step<Refused>(seller, id, 'ship')).toMatchObject({
      status: 409,
      body: { code: 'NOT_YET_CONFIRMED' },
    });
    expect(await step<Refused>(seller, id, 'deliver')).toMatchObject({ status: 403 });
    const other = await delivered(await rent(marketplace, buyer, bookId));
    const withhold = (amount: unknown) =>
      step<Refused>(seller, other, 'take-back', { withhold: { amount, reason: 'Torn' } });
    expect(await withhold(200.01)).toMatchObject({
      status: 422,
      body: { code: 'WITHHELD_TOO_MUCH', field: 'withhold.amount' },
    });
    expect(await withhold('much')).toMatchObject({
      body: { code: 'AMOUNT_INVALID', field: 'withhold.amount' },
    });
  });

  it('does not exist for others', async () => {
    const id = fulfillmentOf(await buy(marketplace, buyer, bookId));
    const stranger = await signUpReader(marketplace);
    const unknown = { status: 404, body: { code: 'FULFILLMENT_NOT_FOUND' } };
    expect(await rest.get(`/api/v1/fulfillments/${id}`, { as: stranger })).toMatchObject(unknown);
    expect(await step(stranger, id, 'confirm')).toMatchObject(unknown);
    expect(await step(seller, 'nonsense', 'confirm')).toMatchObject(unknown);
    expect(await rest.get(`/api/v1/fulfillments/${id}`)).toMatchObject({ status: 401 });
  });
});
