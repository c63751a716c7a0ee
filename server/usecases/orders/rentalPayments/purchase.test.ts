import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { GODAN, listBook } from '../../../testing/books/books.js';
import { graphqlDisputes } from '../../../testing/disputes/disputeApi.js';
import { deliverMail } from '../../../testing/mail/mail.js';
import { rentInCart } from '../../../testing/orders/carts.js';
import type { Order } from '../../../testing/orders/orders.js';
import { work } from '../../../testing/payments/histories/history.js';
import { assertBooksAgree } from '../../../testing/payments/journal.js';
import { runPaymentJobs, runQueuedJobs } from '../../../testing/payments/paying.js';
import { openPayoutShop, type PayoutShop } from '../../../testing/payments/payouts.js';
import { graphqlRentals, restRentals, type RentalApi } from '../../../testing/payments/rentalApi.js';
import { rentalPageOf, rentOnline } from '../../../testing/payments/rentedOnline.js';

// Godan costs 249.50. 60 % of the rent of 49.00 and the deposit of 200 count, so 20.10 remain to be paid.
let shop: PayoutShop;
beforeEach(async () => {
  shop = await openPayoutShop(7);
});
afterEach(() => shop.paying.close());

const simulator = () => shop.paying.simulation.simulator;

describe.each([
  ['GraphQL', (): RentalApi => graphqlRentals(shop.paying.marketplace)],
  ['REST', () => restRentals(shop.paying.marketplace)],
])('What is missing to buy a rental (%s)', (_, open) => {
  let rentals: RentalApi;
  let order: Order;
  let bookId: string;
  let lineId: string;
  beforeEach(async () => {
    rentals = await open();
    const lease = { ...GODAN.lease, rentCreditPercent: 60 };
    bookId = await listBook(shop.paying.marketplace, shop.seller, { lease });
    order = await rentOnline(shop, { bookId });
    lineId = order.items[0]?.id ?? '';
    await rentals.buy(shop.buyer, lineId);
    await runQueuedJobs(shop.paying);
  });
  const view = () => rentals.view(shop.buyer, order.id);
  const pay = async () => simulator().pay((await rentalPageOf(shop.paying, order)).id);

  it('is paid online, and only then is the copy bought', async () => {
    expect(await view()).toMatchObject({
      isBought: false,
      payment: { purpose: 'PURCHASE', months: null, endsOn: null, status: 'AWAITING', amount: '20.10' },
    });
    expect(await rentals.buy(shop.buyer, lineId)).toBeNull();
    expect(await rentals.extend(shop.buyer, lineId, 1)).toBe('RENTAL_AWAITS_PAYMENT');
    await deliverMail(shop.paying.marketplace);
    await pay();
    await runQueuedJobs(shop.paying);
    expect(await view()).toMatchObject({ isBought: true, payment: { status: 'PAID' } });
    const mails = await deliverMail(shop.paying.marketplace);
    expect(mails.map(({ to }) => to.address).toSorted()).toEqual(
      [shop.buyer.email, shop.seller.email].toSorted(),
    );
    for (const { text } of mails) expect(text).toContain('₹20.10 was paid online');
    await assertBooksAgree(shop.paying.marketplace);
  });

  it('keeps the copy from other readers until the time is over; a late payment goes back', async () => {
    const { marketplace } = shop.paying;
    const { endsOn } = await view();
    const others = () => rentInCart(marketplace, shop.finance, bookId, { startsOn: endsOn });
    expect((await others()).userErrors).not.toEqual([]);
    const failed = simulator().fail((await rentalPageOf(shop.paying, order)).id);
    marketplace.clock.advanceMinutes(15);
    await runPaymentJobs(shop.paying);
    expect((await others()).userErrors).toEqual([]);
    simulator().confirmLate(failed.id);
    for (let round = 0; round < 2; round += 1) await work(shop.paying);
    expect(await view()).toMatchObject({ isBought: false, payment: { status: 'EXPIRED' } });
    const refunds = await marketplace.database.query('SELECT status, amount::int FROM provider_refunds');
    expect(refunds).toEqual([{ status: 'DONE', amount: 2_010 }]);
    await assertBooksAgree(marketplace);
  });

  it('is given up by the buyer, or when they dispute the order', async () => {
    expect(await rentals.giveUp(shop.buyer, lineId)).toBeNull();
    expect(await rentals.buy(shop.buyer, lineId)).toBeNull();
    const claim = { reason: 'NOT_AS_DESCRIBED', statement: 'It is torn', amount: '10.00' };
    const fulfillmentId = order.fulfillments[0]?.id ?? '';
    const disputes = graphqlDisputes(shop.paying.marketplace);
    expect(await disputes.open(shop.buyer, fulfillmentId, claim)).toBeNull();
    expect(await view()).toMatchObject({ isBought: false, payment: { status: 'CANCELLED' } });
    expect(await rentals.buy(shop.buyer, lineId)).toBe('DISPUTE_OPEN');
  });
});
