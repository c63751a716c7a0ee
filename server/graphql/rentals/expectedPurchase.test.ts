import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { GODAN, listBook } from '../../testing/books/books.js';
import { untilDaysAfter } from '../../testing/later.js';
import { TestMarketplace } from '../../testing/marketplace.js';
import { deliver, rent } from '../../testing/orders/orders.js';
import { buyRental, viewPurchase } from '../../testing/orders/rentals.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { RestClient, type Refused } from '../../testing/restClient.js';

// Godan costs 249.50 rupees, and the rent covers 29.40 rupees of it. The late fee is 2.50 rupees a day.
let marketplace: TestMarketplace;
let rest: RestClient;
let seller: Person;
let reader: Person;
let lineId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  rest = await RestClient.of(marketplace);
});
afterAll(() => marketplace.close());
beforeEach(async () => {
  seller = await signUpReader(marketplace, 'Kamala');
  reader = await signUpReader(marketplace, 'Asha');
});

/** Rents Godan with this deposit, delivers it, and advances the clock to the day after the due date. */
async function lateRental(deposit: string): Promise<void> {
  const lease = { ...GODAN.lease, deposit, rentCreditPercent: 60 };
  const order = await rent(marketplace, reader, await listBook(marketplace, seller, { lease }), {
    months: 1,
  });
  await deliver(marketplace, order, seller, reader);
  lineId = order.items[0]?.id ?? '';
  const dueOn = order.items[0]?.rentalPeriod?.endsOn ?? '';
  await untilDaysAfter(marketplace, dueOn, 1, [seller, reader]);
}

const bought = (expected: object) => buyRental(marketplace, reader, lineId, expected);
const isBought = async () => (await viewPurchase(marketplace, reader, lineId)).purchase !== null;

it('A purchase is refused if a late fee has reduced what the buyer gets back since they saw it', async () => {
  await lateRental('400');
  const { userErrors } = await bought({ expectedToPay: '0.00', expectedReleased: '179.90' });
  expect(userErrors).toMatchObject([{ code: 'PURCHASE_CHANGED', field: ['expectedReleased'] }]);
  expect(userErrors[0]?.values).toEqual(
    expect.arrayContaining([
      { name: 'toPay', value: '0.00' },
      { name: 'released', value: '177.40' },
    ]),
  );
  expect(await isBought()).toBe(false);
  expect((await bought({ expectedToPay: '0.00', expectedReleased: '177.40' })).userErrors).toEqual([]);
  expect(await isBought()).toBe(true);
  // A repeated purchase changes nothing, whatever amounts the buyer expects.
  expect((await bought({ expectedToPay: '1.00' })).userErrors).toEqual([]);
});

it('A purchase is refused if more is to be paid than the buyer saw, in both transports', async () => {
  await lateRental('100');
  expect((await bought({ expectedToPay: '120.10' })).userErrors).toMatchObject([
    { code: 'PURCHASE_CHANGED', field: ['expectedToPay'] },
  ]);
  const path = `/api/v1/order-items/${lineId}/buy`;
  const buy = (body?: object) => rest.post<Refused>(path, { as: reader, ...(body && { body }) });
  for (const [body, status, code] of [
    [{ expectedToPay: 120.1 }, 409, 'PURCHASE_CHANGED'],
    [{ expectedReleased: 5 }, 409, 'PURCHASE_CHANGED'],
    [{ expectedToPay: 'much' }, 422, 'AMOUNT_INVALID'],
  ] as const) {
    const answer = await buy(body);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
  }
  expect(await isBought()).toBe(false);
  expect((await buy({ expectedToPay: 122.6, expectedReleased: 0 })).status).toBe(200);
  expect(await isBought()).toBe(true);
});
