import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphqlDisputes } from '../../../testing/disputes/disputeApi.js';
import { readEvents } from '../../../persistence/queries/events/eventLog.js';
import { runPaymentJobs, runQueuedJobs } from '../../../testing/payments/paying.js';
import { openPayoutShop, type PayoutShop } from '../../../testing/payments/payouts.js';
import { graphqlRentals } from '../../../testing/payments/rentalApi.js';
import { rentalPageOf, rentOnline } from '../../../testing/payments/rentedOnline.js';

let shop: PayoutShop;
beforeAll(async () => {
  shop = await openPayoutShop(7);
});
afterAll(() => shop.paying.close());

async function rentalPaymentsOf(orderItemId: string): Promise<object[]> {
  const { events } = await readEvents(shop.paying.marketplace.database, { after: null, first: 500 });
  return events
    .map(({ event }) => event)
    .filter((event) => 'orderItemId' in event && event.orderItemId === orderItemId);
}

it('records how the payment of an extension goes, and the extension when it is paid', async () => {
  const { paying, buyer, seller } = shop;
  const order = await rentOnline(shop);
  const orderItemId = order.items[0]?.id ?? '';
  const rentals = graphqlRentals(paying.marketplace);
  await rentals.extend(buyer, orderItemId, 1);
  await rentals.giveUp(buyer, orderItemId);
  await rentals.extend(buyer, orderItemId, 1);
  paying.marketplace.clock.advanceMinutes(15);
  await runPaymentJobs(paying);
  await rentals.extend(buyer, orderItemId, 1);
  await runQueuedJobs(paying);
  paying.simulation.simulator.pay((await rentalPageOf(paying, order)).id);
  await runQueuedJobs(paying);
  const about = await rentalPaymentsOf(orderItemId);
  const of = { orderId: order.id, orderItemId, buyerId: buyer.id, sellerId: seller.id };
  const changed = (status: string) =>
    expect.objectContaining({ type: 'RentalPaymentChanged', ...of, purpose: 'EXTENSION', status }) as object;
  expect(about).toEqual([
    ...['AWAITING', 'CANCELLED', 'AWAITING', 'EXPIRED', 'AWAITING', 'PAID'].map(changed),
    expect.objectContaining({ type: 'RentalExtended', ...of, isPaidOnline: true }),
  ]);
});

it('records that the payment of a purchase ends with a dispute', async () => {
  const order = await rentOnline(shop);
  const orderItemId = order.items[0]?.id ?? '';
  const fulfillmentId = order.fulfillments[0]?.id ?? '';
  await graphqlRentals(shop.paying.marketplace).buy(shop.buyer, orderItemId);
  const claim = { reason: 'NOT_AS_DESCRIBED', statement: 'It is torn', amount: '10.00' };
  await graphqlDisputes(shop.paying.marketplace).open(shop.buyer, fulfillmentId, claim);
  expect(await rentalPaymentsOf(orderItemId)).toMatchObject([
    { purpose: 'PURCHASE', status: 'AWAITING' },
    { purpose: 'PURCHASE', status: 'CANCELLED' },
  ]);
});
