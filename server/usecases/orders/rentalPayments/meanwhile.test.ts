import { afterEach, beforeEach, expect, it } from 'vitest';
import { graphqlDisputes } from '../../../testing/disputes/disputeApi.js';
import { jobPorts } from '../../../testing/mail/mail.js';
import { mutate } from '../../../testing/mutate.js';
import { take, type Order } from '../../../testing/orders/orders.js';
import { work } from '../../../testing/payments/histories/history.js';
import { assertBooksAgree } from '../../../testing/payments/journal.js';
import { runQueuedJobs } from '../../../testing/payments/paying.js';
import { earningsOf, openPayoutShop, type PayoutShop } from '../../../testing/payments/payouts.js';
import { graphqlRentals, type RentalApi } from '../../../testing/payments/rentalApi.js';
import { rentalPageOf, rentOnline } from '../../../testing/payments/rentedOnline.js';
import { endDispute, openDispute } from '../../../simulators/payments/disputes.js';
import { rentalOut } from '../../../persistence/queries/stock/rentalReminders.js';
import { countRentalsOut } from '../../../persistence/queries/stock/rentalsOut.js';
import { followChargebacks } from '../../chargebacks/followChargebacks.js';

// Godan is rented for 49 rupees a month, with a deposit of 200. The commission is 10 %.
let shop: PayoutShop;
let rentals: RentalApi;
let order: Order;
beforeEach(async () => {
  shop = await openPayoutShop(7);
  rentals = graphqlRentals(shop.paying.marketplace);
  order = await rentOnline(shop);
});
afterEach(() => shop.paying.close());

const simulator = () => shop.paying.simulation.simulator;
const lineId = () => order.items[0]?.id ?? '';
const fulfillmentId = () => order.fulfillments[0]?.id ?? '';
const view = () => rentals.view(shop.buyer, order.id);

async function ask(months = 2): Promise<void> {
  expect(await rentals.extend(shop.buyer, lineId(), months)).toBeNull();
  await runQueuedJobs(shop.paying);
}

async function pay(): Promise<void> {
  simulator().pay((await rentalPageOf(shop.paying, order)).id);
  await work(shop.paying);
}

/** Returns the outcomes of all online payments and the refunded part of each, in minor units. */
async function money() {
  return shop.paying.marketplace.database.query<{ purpose: string; outcome: string; back: number }>(
    `SELECT i.purpose, a.outcome,
            (SELECT coalesce(sum(r.amount), 0)::int FROM provider_refunds r WHERE r.attempt_id = a.id AND r.status = 'DONE') AS back
     FROM payment_attempts a JOIN payment_intents i ON i.id = a.intent_id ORDER BY i.created_at, a.id`,
  );
}

it.each([
  [
    'takes the copies back',
    () => take(shop.paying.marketplace, shop.seller, 'takeBackFulfillment', fulfillmentId()),
  ],
  [
    'hears that they are on their way back',
    () =>
      mutate<object>(shop.paying.marketplace, shop.buyer, 'sendBackFulfillment', '__typename', {
        fulfillmentId: fulfillmentId(),
      }),
  ],
])('an extension ends unpaid when the seller %s, and its payment goes back', async (_, happen) => {
  await ask();
  const { id } = await rentalPageOf(shop.paying, order);
  const failed = simulator().fail(id);
  expect((await happen()).userErrors).toEqual([]);
  expect(await view()).toMatchObject({ extensionTotal: '0.00', payment: { status: 'CANCELLED' } });
  await work(shop.paying);
  simulator().confirmLate(failed.id);
  await work(shop.paying);
  expect((await money()).at(-1)).toEqual({ purpose: 'EXTENSION', outcome: 'LATE', back: 9_800 });
  await assertBooksAgree(shop.paying.marketplace);
});

it('the seller sees the order and the rental once, as agreed, while an extension waits and after it expired', async () => {
  const query = `{ sales(first: 10) { nodes { order { id } } }
    rentalsOut(first: 10) { totalCount nodes { id rentalPeriod { endsOn } } } }`;
  const { marketplace } = shop.paying;
  // The reminders read the due date from the allocations.
  const seen = async () => ({
    lists: await marketplace.ask<object>(query, {}, shop.seller.token),
    reminded: await rentalOut(marketplace.database, lineId()),
    count: await countRentalsOut(marketplace.database, shop.seller.id, 10),
  });
  const before = await seen();
  expect(JSON.stringify(before)).toContain(lineId());
  await ask();
  expect(await seen()).toEqual(before);
  marketplace.clock.advanceMinutes(15);
  await work(shop.paying);
  expect((await view()).payment?.status).toBe('EXPIRED');
  expect(await seen()).toEqual(before);
});

it('an extension ends unpaid when the copies are declared lost', async () => {
  await shop.pass(80);
  const { marketplace } = shop.paying;
  const late = (code: string | null) => expect(['RENTAL_AWAITS_PAYMENT', null]).toContain(code);
  late(await rentals.extend(shop.buyer, lineId(), 2));
  const lost = await take(marketplace, shop.seller, 'declareLost', fulfillmentId());
  expect(lost.userErrors).toEqual([]);
  expect((await view()).payment?.status).toBe('CANCELLED');
  const [held] = await marketplace.database.query(
    'SELECT FROM allocations WHERE intent_id IS NOT NULL AND released_at IS NULL',
  );
  expect(held).toBeUndefined();
});

/** Has the seller concede 120.00 of the charged 49.00 and 98.00, and the provider refund it. */
async function concede(): Promise<void> {
  const disputes = graphqlDisputes(shop.paying.marketplace);
  const claim = { reason: 'NOT_AS_DESCRIBED', statement: 'It is torn', amount: '120.00' };
  expect(await disputes.open(shop.buyer, fulfillmentId(), claim)).toBeNull();
  const [dispute] = (await disputes.view(shop.buyer, fulfillmentId())).disputes;
  const answer = { answer: 'Sorry', amount: '120.00' };
  expect(await disputes.step(shop.seller, 'answerDispute', dispute?.id ?? '', answer)).toBeNull();
  await work(shop.paying);
  await work(shop.paying);
}

/** Has the bank question the payment of the extension, and decide for the buyer. */
async function loseExtension(): Promise<void> {
  const { order_id: page } = await rentalPageOf(shop.paying, order);
  const [paid] = simulator().books.paymentsOfOrder(page);
  if (!paid) throw new Error('Nothing was paid');
  const dispute = openDispute(simulator(), paid, { phase: 'chargeback', amount: paid.amount });
  await work(shop.paying);
  endDispute(simulator(), dispute, 'lost');
  await followChargebacks(jobPorts(shop.paying.marketplace));
  await work(shop.paying);
}

it('a refund beyond the extension goes back from both payments, newest first', async () => {
  await ask();
  await pay();
  await concede();
  expect(await money()).toEqual([
    { purpose: 'ORDER', outcome: 'ACCEPTED', back: 2_200 },
    { purpose: 'EXTENSION', outcome: 'ACCEPTED', back: 9_800 },
  ]);
  // Of 147.00, 27.00 remain. The commission is a tenth of that.
  expect(await earningsOf(shop.paying, shop.seller, order)).toMatchObject({
    amount: '24.30',
    commission: '2.70',
  });
  await assertBooksAgree(shop.paying.marketplace);
});

it('a lost chargeback of the extension takes back what that has paid, and no more', async () => {
  await ask();
  await pay();
  await loseExtension();
  expect(await money()).toEqual([
    { purpose: 'ORDER', outcome: 'ACCEPTED', back: 0 },
    { purpose: 'EXTENSION', outcome: 'ACCEPTED', back: 9_800 },
  ]);
  expect(await earningsOf(shop.paying, shop.seller, order)).toMatchObject({ amount: '44.10' });
  await assertBooksAgree(shop.paying.marketplace);
});

it('a lost chargeback of an extension that was refunded takes nothing from the payment of the order', async () => {
  await ask();
  await pay();
  await concede();
  const refunded = await money();
  await loseExtension();
  expect(await money()).toEqual(refunded);
  expect(await earningsOf(shop.paying, shop.seller, order)).toMatchObject({ amount: '24.30' });
});

it('a deposit is released online after an extension that was paid online', async () => {
  await ask();
  await pay();
  await take(shop.paying.marketplace, shop.seller, 'takeBackFulfillment', fulfillmentId());
  for (let round = 0; round < 3; round += 1) await work(shop.paying);
  expect(await money()).toEqual([
    { purpose: 'ORDER', outcome: 'ACCEPTED', back: 10_200 },
    { purpose: 'EXTENSION', outcome: 'ACCEPTED', back: 9_800 },
  ]);
  await assertBooksAgree(shop.paying.marketplace);
});
