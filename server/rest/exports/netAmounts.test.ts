import { parse } from 'csv-parse/sync';
import { afterAll, assert, beforeAll, beforeEach, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { untilDaysAfter } from '../../testing/later.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { deliver, rent, take, viewOrder, type Order } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { extendRental } from '../../testing/orders/rentals.js';
import { RestClient, type Data } from '../../testing/restClient.js';

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
  [seller, buyer] = [await signUpReader(marketplace), await signUpReader(marketplace)];
  order = await rent(marketplace, buyer, await listBook(marketplace, seller));
  await deliver(marketplace, order, seller, buyer);
  const { userErrors } = await extendRental(marketplace, buyer, order.items[0]?.id ?? '', 1);
  assert.isEmpty(userErrors);
});

interface Amount {
  amount: string;
}

interface RestOrder {
  netAmount: number;
  items: {
    price: number;
    quantity: number;
    lineTotal: number;
    extensionTotal: number;
    rentalDuration: { startDate: string; endDate: string };
  }[];
}
const restOrder = async (as: Person) =>
  (await rest.get<Data<{ order: RestOrder }>>(`/api/v1/orders/${order.id}`, { as })).body.data.order;

async function netInFile(): Promise<string | undefined> {
  const response = await fetch(`${marketplace.url}/api/v1/users/me/sales.csv`, {
    headers: { authorization: `Bearer ${seller.token}` },
  });
  const rows = parse(await response.text(), { bom: true, columns: true }) as unknown as { Net: string }[];
  return rows[0]?.Net;
}

const NET = 'query ($id: ID!) { order(id: $id) { netAmount { amount } } }';
const netSeenBy = async ({ token }: Person) => {
  const data = await marketplace.ask<{ order: { netAmount: Amount } }>(NET, { id: order.id }, token);
  return data.order.netAmount.amount;
};

async function revenue(): Promise<string> {
  const query = '{ dashboard { revenueTotal { amount } } }';
  const data = await marketplace.ask<{ dashboard: { revenueTotal: Amount } }>(query, {}, seller.token);
  return data.dashboard.revenueTotal.amount;
}

async function everyNet() {
  const inRest = [await restOrder(buyer), await restOrder(seller)];
  return {
    seen: [await netSeenBy(buyer), await netSeenBy(seller)],
    rest: inRest.map(({ netAmount }) => netAmount.toFixed(2)),
    file: await netInFile(),
    revenue: await revenue(),
  };
}
const everywhere = (net: string) => ({ seen: [net, net], rest: [net, net], file: net, revenue: net });

it('the net of a rental that was extended, came back late and was damaged is the same everywhere', async () => {
  expect(await everyNet()).toEqual(everywhere('98.00'));
  const endsOn = (await viewOrder(marketplace, buyer, order.id))?.items[0]?.rentalPeriod?.endsOn ?? '';
  await untilDaysAfter(marketplace, endsOn, 6, [seller, buyer]);
  const withhold = { amount: '80', reason: 'Pages are missing' };
  await take(marketplace, seller, 'takeBackFulfillment', order.fulfillments[0]?.id ?? '', { withhold });
  expect(await everyNet()).toEqual(everywhere('193.00'));
});

it('the price of an extended rental comes to what was charged, extensions included', async () => {
  for (const { price, quantity, rentalDuration, ...amounts } of (await restOrder(buyer)).items) {
    const [from, to] = [rentalDuration.startDate, rentalDuration.endDate].map(Date.parse);
    const days = ((to ?? 0) - (from ?? 0)) / 86_400_000;
    expect(price * days * quantity).toBeCloseTo(amounts.lineTotal + amounts.extensionTotal, 9);
  }
});
