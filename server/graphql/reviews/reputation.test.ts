import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { TestMarketplace } from '../../testing/marketplace.js';
import { buy, cancelOrder, rent, take, type Step } from '../../testing/orders/orders.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { listMany } from '../../testing/orders/reviews.js';

const DAY = 24 * 60 * 60 * 1000;

let marketplace: TestMarketplace;
let seller: Person;
let buyer: Person;
let bookId: string;
beforeAll(async () => {
  marketplace = await TestMarketplace.open();
  seller = await signUpReader(marketplace, 'Ravi');
  buyer = await signUpReader(marketplace, 'Asha');
  bookId = await listMany(marketplace, seller);
});
afterAll(() => marketplace.close());

async function reputation(): Promise<object | null> {
  const { user } = await marketplace.ask<{ user: { reputation: object | null } }>(
    `query ($id: ID!) {
       user(id: $id) { reputation { orders shipsWithinDays returnsOnTimePercent cancelledPercent } } }`,
    { id: seller.id },
  );
  return user.reputation;
}

/** Takes these steps with the order's fulfillment, then moves the date of the order back by `days` days. */
async function told({ id, fulfillments }: Awaited<ReturnType<typeof buy>>, days: number, ...steps: Step[]) {
  const fulfillmentId = fulfillments[0]?.id ?? '';
  for (const step of steps) {
    const person = step === 'markDelivered' ? buyer : seller;
    const reason = step === 'cancelFulfillment' ? { reason: 'Lost' } : {};
    const { userErrors } = await take(marketplace, person, step, fulfillmentId, reason);
    expect(userErrors).toEqual([]);
  }
  await marketplace.database.query(
    'UPDATE fulfillments SET created_at = created_at - $1::interval WHERE id = $2',
    [`${days * DAY} milliseconds`, fulfillmentId],
  );
  return id;
}

describe('the reputation of a seller', () => {
  it('is told from five orders on, of what happened to them', async () => {
    for (const days of [1, 2, 9]) {
      await told(await buy(marketplace, buyer, bookId), days, 'confirmFulfillment', 'shipFulfillment');
    }
    // Pending orders do not count, and neither do orders that the buyer cancelled.
    await cancelOrder(marketplace, buyer, (await buy(marketplace, buyer, bookId)).id);
    await buy(marketplace, buyer, bookId);
    await told(await buy(marketplace, buyer, bookId), 0, 'cancelFulfillment');
    expect(await reputation()).toBeNull();

    const lent = await rent(marketplace, buyer, bookId, { months: 1 });
    const back: Step[] = ['confirmFulfillment', 'shipFulfillment', 'markDelivered', 'takeBackFulfillment'];
    await told(lent, 3, ...back);
    expect(await reputation()).toEqual({
      orders: 5,
      shipsWithinDays: 3,
      returnsOnTimePercent: 100,
      cancelledPercent: 20,
    });
    await marketplace.database.query(
      `UPDATE order_items SET starts_on = starts_on - 60, ends_on = ends_on - 60 WHERE type = 'RENTAL'`,
    );
    expect(await reputation()).toMatchObject({ returnsOnTimePercent: 0 });
  });
});
