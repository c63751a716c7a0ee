import { afterAll, beforeAll, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { daysLater } from '../../testing/later.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { rent, take } from '../../testing/orders/orders.js';
import { extendRental } from '../../testing/orders/rentals.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Data } from '../../testing/restClient.js';

interface Line {
  _id: string;
  price: number;
  quantity: number;
  lineTotal: number;
  extensionTotal: number;
  awaitsArrival: boolean;
  rentalDuration: { startDate: string; endDate: string };
}

let marketplace: TestMarketplace;
let rest: RestClient;
let seller: Person;
let reader: Person;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
  seller = await signUpReader(marketplace, 'Seller');
  reader = await signUpReader(marketplace, 'Reader');
});
afterAll(() => marketplace.close());

async function lineOf(orderId: string): Promise<Line> {
  const { body } = await rest.get<Data<{ order: { items: Line[] } }>>(`/api/v1/orders/${orderId}`, {
    as: reader,
  });
  const [line] = body.data.order.items;
  if (!line) throw new Error('The order has no line');
  return line;
}

/** Returns the documented total of a rental: price x days x quantity. */
function documentedTotal({ price, quantity, rentalDuration: { startDate, endDate } }: Line): number {
  return price * ((Date.parse(endDate) - Date.parse(startDate)) / 86_400_000) * quantity;
}

it('price, days and quantity give the agreed total before and after a late arrival, and after an extension', async () => {
  const book = await listBook(marketplace, seller);
  const order = await rent(marketplace, reader, book, { months: 1, startsOn: '2026-01-31' });
  const before = await lineOf(order.id);
  expect(before).toMatchObject({
    awaitsArrival: true,
    lineTotal: 49,
    rentalDuration: { startDate: '2026-01-31', endDate: '2026-02-28' },
  });
  expect(documentedTotal(before)).toBeCloseTo(49, 9);

  const fulfillmentId = order.fulfillments[0]?.id ?? '';
  for (const step of ['confirmFulfillment', 'shipFulfillment'] as const)
    await take(marketplace, seller, step, fulfillmentId);
  await daysLater(marketplace, 20, [seller, reader]);
  const delivered = await rest.post<Data<{ fulfillment: { timeline: { movedRentals: object[] }[] } }>>(
    `/api/v1/fulfillments/${fulfillmentId}/deliver`,
    { as: reader },
  );
  const after = await lineOf(order.id);
  const moved = { startDate: '2026-02-04', endDate: '2026-03-04' };
  expect(after).toMatchObject({ awaitsArrival: false, lineTotal: 49, rentalDuration: moved });
  expect(documentedTotal(after)).toBeCloseTo(49, 9);

  expect(delivered.body.data.fulfillment.timeline.at(-1)?.movedRentals).toEqual([
    { item: after._id, ...moved, isShortened: false },
  ]);

  await extendRental(marketplace, reader, after._id, 1);
  const extended = await lineOf(order.id);
  expect(extended).toMatchObject({ extensionTotal: 49, rentalDuration: { endDate: '2026-04-04' } });
  expect(documentedTotal(extended)).toBeCloseTo(98, 9);
});
