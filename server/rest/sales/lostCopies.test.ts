import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { daysLater, untilDaysAfter } from '../../testing/later.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { deliver, rent, type Order } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data, type Refused } from '../../testing/restClient.js';

// Godan costs 249.50 rupees, or 49 rupees a month with a deposit of 200 rupees and a late fee of 2.50 rupees a day.
interface Fulfillment {
  status: string;
  actions: string[];
  ledger: { kind: string; amount: number; note: string | null }[];
  items: { keptIfLost: number }[];
  lossSettlement: { lateFee: number; kept: number; released: number } | null;
  canDeclareLostFrom: string | null;
  findableUntil: string | null;
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
  order = await rent(marketplace, buyer, await listBook(marketplace, seller), { months: 1 });
  await deliver(marketplace, order, seller, buyer);
});

const idOf = () => order.fulfillments[0]?.id ?? '';
const step = <Body = One>(as: Person, name: string) =>
  rest.post<Body>(`/api/v1/fulfillments/${idOf()}/${name}`, { as });
const seen = async (as: Person) =>
  (await rest.get<One>(`/api/v1/fulfillments/${idOf()}`, { as })).body.data.fulfillment;
const lateBy = (days: number) =>
  untilDaysAfter(marketplace, order.items[0]?.rentalPeriod?.endsOn ?? '', days, [seller, buyer]);

it('a rental that never comes back is declared lost, and found again', async () => {
  await lateBy(14);
  expect(await step<Refused>(seller, 'declare-lost')).toMatchObject({
    status: 409,
    body: { code: 'LOST_TOO_EARLY' },
  });
  const { canDeclareLostFrom } = await seen(seller);
  expect((await seen(buyer)).canDeclareLostFrom).toBeNull();
  await lateBy(15);
  expect(canDeclareLostFrom).toBe(marketplace.today());
  expect(await seen(seller)).toMatchObject({
    canDeclareLostFrom: null,
    actions: ['take-back', 'declare-lost'],
    items: [{ keptIfLost: 200 }],
    lossSettlement: { lateFee: 37.5, kept: 162.5, released: 0 },
  });
  const lost = await step(seller, 'declare-lost');
  expect(lost.body.data.fulfillment).toMatchObject({
    status: 'lost',
    actions: ['report-found'],
    lossSettlement: null,
  });
  await daysLater(marketplace, 60, [seller, buyer]);
  expect((await seen(buyer)).findableUntil).toBe(marketplace.today());
  const found = await step(seller, 'report-found');
  expect(found.body.data.fulfillment).toMatchObject({ status: 'returned', actions: [], findableUntil: null });
  expect(found.body.data.fulfillment.ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['charge', 49],
    ['deposit_held', 200],
    ['deposit_withheld', 162.5],
    ['late_fee', 37.5],
    ['refund', 162.5],
  ]);
});

it('a rental that its buyer has lost is declared lost at once, once, and found within 60 days', async () => {
  expect(await seen(buyer)).toMatchObject({ actions: ['send-back', 'declare-lost'] });
  expect((await step(buyer, 'declare-lost')).body.data.fulfillment.status).toBe('lost');
  const refused = async (as: Person, name: string) => (await step<Refused>(as, name)).body.code;
  expect((await step(buyer, 'declare-lost')).status).toBe(200);
  expect(await refused(seller, 'declare-lost')).toBe('ALREADY_LOST');
  expect(await refused(buyer, 'report-found')).toBe('SELLER_ONLY');
  await daysLater(marketplace, 61, [seller, buyer]);
  expect(await refused(seller, 'report-found')).toBe('FOUND_TOO_LATE');
});

it('a lost copy costs what a seller who only rents has stated before, and never more than the deposit', async () => {
  const lease = { perMonth: '49', deposit: '200', replacementPrice: '120' };
  const book = { listingType: 'LEASE', salePrice: undefined, lease, leaseTerms: 'No pencil marks.' };
  const bookId = await listBook(marketplace, seller, book);
  type Listed = Data<{ book: { price: { lease: { replacementPrice: number | null } } } }>;
  const listed = await rest.get<Listed>(`/api/v1/books/${bookId}`);
  expect(listed.body.data.book.price.lease).toMatchObject({ deposit: 200, replacementPrice: 120 });
  order = await rent(marketplace, buyer, bookId, { months: 1 });
  await deliver(marketplace, order, seller, buyer);
  const edited = (replacementPrice: number) =>
    rest.patch<Refused>(`/api/v1/books/${bookId}`, {
      as: seller,
      body: { price: { lease: { perMonth: 49, deposit: 200, replacementPrice } } },
    });
  expect((await edited(0)).body).toMatchObject({
    code: 'PRICE_NOT_POSITIVE',
    field: 'price.lease.replacementPrice',
  });
  expect((await edited(190)).status).toBe(200);
  expect((await seen(buyer)).items).toMatchObject([{ keptIfLost: 120 }]);
  const lost = await step(buyer, 'declare-lost');
  expect(lost.body.data.fulfillment.ledger.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['charge', 49],
    ['deposit_held', 200],
    ['deposit_withheld', 120],
    ['deposit_released', 80],
  ]);
});
