import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { GODAN, listBook } from '../../testing/books/books.js';
import { untilDaysAfter } from '../../testing/later.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { deliver, rent, type Order } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data, type Refused } from '../../testing/restClient.js';

// Godan costs 249.50 rupees, or 49 rupees a month with a deposit of 200 rupees and a late fee of 2.50 rupees a day.
interface Fulfillment {
  status: string;
  actions: string[];
  ledger: { kind: string; amount: number; note: string | null }[];
  items: { purchaseOffer: object | null; purchaseQuote: object | null; purchase: object | null }[];
}
type One = Data<{ fulfillment: Fulfillment }>;

let marketplace: TestMarketplace;
let rest: RestClient;
let seller: Person;
let buyer: Person;
let order: Order;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  seller = await signUpReader(marketplace, 'Kamala Iyer');
  buyer = await signUpReader(marketplace, 'Asha Rao');
  const book = await listBook(marketplace, seller, { lease: { ...GODAN.lease, rentCreditPercent: 50 } });
  order = await rent(marketplace, buyer, book, { months: 1 });
  await deliver(marketplace, order, seller, buyer);
});

const buy = <Body = One>(as: Person) =>
  rest.post<Body>(`/api/v1/order-items/${order.items[0]?.id ?? ''}/buy`, { as });
const seen = async (as: Person) => {
  const path = `/api/v1/fulfillments/${order.fulfillments[0]?.id ?? ''}`;
  return (await rest.get<One>(path, { as })).body.data.fulfillment;
};

it('a renter buys what they have rented, once: the rent counts, the deposit pays, the rest is due', async () => {
  await untilDaysAfter(marketplace, order.items[0]?.rentalPeriod?.endsOn ?? '', 2, [seller, buyer]);
  const amounts = {
    price: 249.5,
    rentCounted: 24.5,
    deposit: 200,
    lateFee: 5,
    fromDeposit: 195,
    toPay: 30,
    released: 0,
  };
  const [line] = (await seen(buyer)).items;
  expect(line?.purchaseOffer).toEqual({ price: 249.5, rentCreditPercent: 50 });
  expect(line?.purchaseQuote).toEqual(amounts);
  expect((await seen(seller)).items[0]?.purchaseQuote).toBeNull();
  const { fulfillment } = (await buy(buyer)).body.data;
  expect(fulfillment).toMatchObject({ status: 'delivered', actions: [] });
  expect(fulfillment.items[0]).toMatchObject({ purchase: amounts, purchaseQuote: null });
  expect(fulfillment.ledger.map(({ kind, amount }) => [kind, amount]).slice(2)).toEqual([
    ['late_fee', 5],
    ['purchase', 30],
    ['deposit_spent', 195],
  ]);
  expect((await buy(buyer)).status).toBe(200);
  expect((await seen(seller)).ledger).toHaveLength(5);
});

it('nobody else buys it, and a buyer not after its return', async () => {
  const stranger = await signUpReader(marketplace, 'Omar');
  const refused = async (as: Person) => {
    const { status, body } = await buy<Refused>(as);
    return [status, body.code];
  };
  expect(await refused(seller)).toEqual([403, 'BUYER_ONLY']);
  expect(await refused(stranger)).toEqual([404, 'ORDER_ITEM_NOT_FOUND']);
  await rest.post(`/api/v1/fulfillments/${order.fulfillments[0]?.id ?? ''}/take-back`, { as: seller });
  expect(await refused(buyer)).toEqual([409, 'ALREADY_RETURNED']);
});
