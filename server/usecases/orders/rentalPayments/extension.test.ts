import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../../testing/books/books.js';
import { addToCart, rentInCart } from '../../../testing/orders/carts.js';
import { deliverMail } from '../../../testing/mail/mail.js';
import type { Order } from '../../../testing/orders/orders.js';
import { work } from '../../../testing/payments/histories/history.js';
import { assertBooksAgree } from '../../../testing/payments/journal.js';
import { pageOf, runPaymentJobs, runQueuedJobs } from '../../../testing/payments/paying.js';
import { earningsOf, openPayoutShop, type PayoutShop } from '../../../testing/payments/payouts.js';
import { graphqlRentals, restRentals, type RentalApi } from '../../../testing/payments/rentalApi.js';
import { rentalPageOf, rentOnline } from '../../../testing/payments/rentedOnline.js';

// Godan is rented for 49 rupees a month. The commission is 10 %.
let shop: PayoutShop;
beforeEach(async () => {
  shop = await openPayoutShop(7);
});
afterEach(() => shop.paying.close());

const simulator = () => shop.paying.simulation.simulator;
const lineOf = (order: Order) => order.items[0]?.id ?? '';
const attempts = () =>
  shop.paying.marketplace.database.query<{ outcome: string; refund: string | null; back: number | null }>(
    `SELECT a.outcome, r.status AS refund, r.amount::int AS back FROM payment_attempts a
     LEFT JOIN provider_refunds r ON r.attempt_id = a.id ORDER BY a.created_at, a.id`,
  );
const toBuyer = async () => {
  const mails = await deliverMail(shop.paying.marketplace);
  return mails.filter(({ to }) => to.address === shop.buyer.email).map(({ subject }) => subject);
};

describe.each([
  ['GraphQL', (): RentalApi => graphqlRentals(shop.paying.marketplace)],
  ['REST', () => restRentals(shop.paying.marketplace)],
])('An extension of a rental that was paid online (%s)', (_, open) => {
  let rentals: RentalApi;
  let order: Order;
  let dueOn: string;
  let bookId: string;
  beforeEach(async () => {
    rentals = await open();
    bookId = await listBook(shop.paying.marketplace, shop.seller);
    order = await rentOnline(shop, { bookId });
    dueOn = (await rentals.view(shop.buyer, order.id)).endsOn;
    await rentals.extend(shop.buyer, lineOf(order), 2, 'key');
    await runQueuedJobs(shop.paying);
  });
  const view = () => rentals.view(shop.buyer, order.id);
  const pay = async () => simulator().pay((await rentalPageOf(shop.paying, order)).id);

  it('waits for its payment, and takes effect when that arrives', async () => {
    const { marketplace } = shop.paying;
    const { payment, ...waiting } = await view();
    expect(waiting).toEqual({ endsOn: dueOn, extensionTotal: '0.00', isBought: false, paysOnline: true });
    expect(payment).toMatchObject({
      purpose: 'EXTENSION',
      months: 2,
      status: 'AWAITING',
      amount: '98.00',
      redirectUrl: (await rentalPageOf(shop.paying, order)).short_url,
      viewerCanGiveUp: true,
    });
    expect(Date.parse(payment?.expiresAt ?? '')).toBe(marketplace.clock.now().getTime() + 15 * 60_000);
    expect((await rentals.view(shop.seller, order.id)).payment).toBeNull();
    expect((await pageOf(shop.paying, order)).reference_id).toBe(order.id);
    expect((await rentalPageOf(shop.paying, order)).reference_id).toMatch(/^intent_/);
    await deliverMail(marketplace);

    await pay();
    await runQueuedJobs(shop.paying);
    expect(await view()).toMatchObject({
      endsOn: payment?.endsOn,
      extensionTotal: '98.00',
      payment: { status: 'PAID', redirectUrl: null, viewerCanGiveUp: false },
    });
    // The commission is a tenth of 49.00 and of 98.00.
    expect(await earningsOf(shop.paying, shop.seller, order)).toMatchObject({
      amount: '132.30',
      commission: '14.70',
    });
    const [mail, ...others] = await deliverMail(marketplace);
    expect([mail?.to.address, others]).toEqual([shop.seller.email, []]);
    expect(mail?.text).toContain('paid online');
    await assertBooksAgree(marketplace);
    expect(await rentals.extend(shop.buyer, lineOf(order), 2, 'key')).toBeNull();
    expect((await view()).extensionTotal).toBe('98.00');
  });

  it('keeps its days from other readers while it waits, and frees them when the time is over', async () => {
    const { marketplace } = shop.paying;
    const others = () => rentInCart(marketplace, shop.finance, bookId, { startsOn: dueOn });
    expect((await others()).userErrors).toMatchObject([{ code: 'BOOK_RENTED' }]);
    await deliverMail(marketplace);
    marketplace.clock.advanceMinutes(14);
    await runPaymentJobs(shop.paying);
    expect((await view()).payment?.status).toBe('AWAITING');
    marketplace.clock.advanceMinutes(1);
    await runPaymentJobs(shop.paying);
    expect(await view()).toMatchObject({
      endsOn: dueOn,
      payment: { status: 'EXPIRED', redirectUrl: null, viewerCanGiveUp: false },
    });
    expect((await others()).userErrors).toEqual([]);
    expect(await toBuyer()).toEqual(['“Godan” was not extended']);
    expect((await rentalPageOf(shop.paying, order)).status).not.toBe('created');
  });

  it('is paid again after the buyer walked away, and each payment counts once', async () => {
    const { marketplace } = shop.paying;
    marketplace.clock.advanceMinutes(15);
    await runPaymentJobs(shop.paying);
    expect(await rentals.extend(shop.buyer, lineOf(order), 1, 'another key')).toBeNull();
    await runQueuedJobs(shop.paying);
    await pay();
    simulator().payAgain((await rentalPageOf(shop.paying, order)).id);
    await work(shop.paying);
    expect(await view()).toMatchObject({ extensionTotal: '49.00', payment: { status: 'PAID', months: 1 } });
    expect(await attempts()).toEqual([
      { outcome: 'ACCEPTED', refund: null, back: null },
      { outcome: 'ACCEPTED', refund: null, back: null },
      { outcome: 'SECOND', refund: 'DONE', back: 4_900 },
    ]);
    expect(await toBuyer()).toContainEqual(expect.stringContaining('your payment is being refunded'));
    await assertBooksAgree(marketplace);
  });

  it('is refunded in full if its payment comes late, or is not the agreed amount', async () => {
    simulator().faults.missingWebhooks = true;
    const failed = simulator().fail((await rentalPageOf(shop.paying, order)).id);
    simulator().faults.paidAmount = 100;
    await pay();
    simulator().faults.paidAmount = null;
    shop.paying.marketplace.clock.advanceMinutes(16);
    await runPaymentJobs(shop.paying);
    simulator().confirmLate(failed.id);
    await work(shop.paying);
    await work(shop.paying);
    expect((await attempts()).slice(1)).toEqual([
      { outcome: 'LATE', refund: 'DONE', back: 9_800 },
      { outcome: 'WRONG_AMOUNT', refund: 'DONE', back: 100 },
    ]);
    expect(await view()).toMatchObject({ endsOn: dueOn, payment: { status: 'EXPIRED' } });
    await assertBooksAgree(shop.paying.marketplace);
  });

  it('is given up by the buyer only, and can be asked for again at once', async () => {
    expect(await rentals.giveUp(shop.seller, lineOf(order))).toBe('BUYER_ONLY');
    expect(await rentals.giveUp(shop.buyer, lineOf(order))).toBeNull();
    expect(await rentals.giveUp(shop.buyer, lineOf(order))).toBeNull();
    expect((await view()).payment?.status).toBe('CANCELLED');
    expect(await rentals.extend(shop.buyer, lineOf(order), 3, 'third key')).toBeNull();
    await runQueuedJobs(shop.paying);
    await pay();
    await runQueuedJobs(shop.paying);
    expect(await view()).toMatchObject({ extensionTotal: '147.00', payment: { months: 3, status: 'PAID' } });
    expect(await rentals.giveUp(shop.buyer, lineOf(order))).toBe('NOTHING_TO_GIVE_UP');
  });

  it('waits once, whatever is asked for in another tab', async () => {
    expect(await rentals.extend(shop.buyer, lineOf(order), 2, 'other tab')).toBeNull();
    expect(await rentals.extend(shop.buyer, lineOf(order), 1, 'other tab')).toBe('RENTAL_AWAITS_PAYMENT');
    expect(await rentals.buy(shop.buyer, lineOf(order))).toBe('RENTAL_AWAITS_PAYMENT');
    expect(await rentals.extend(shop.buyer, lineOf(order), 1, 'key')).toBe('EXTENSION_KEY_REUSED');
    simulator().faults.missingWebhooks = true;
    await pay();
    expect(await rentals.check(shop.buyer, order.id)).toBeNull();
    await runQueuedJobs(shop.paying);
    expect(await view()).toMatchObject({ extensionTotal: '98.00', payment: { status: 'PAID' } });
  });
});

it('an extension of an order that was paid directly stays between the two people', async () => {
  const rentals = graphqlRentals(shop.paying.marketplace);
  const order = await rentOnline(shop, { payOnline: false });
  expect(await rentals.extend(shop.buyer, lineOf(order), 2)).toBeNull();
  expect(await rentals.view(shop.buyer, order.id)).toMatchObject({
    extensionTotal: '98.00',
    paysOnline: false,
    payment: null,
  });
});

it('the last copy cannot be sold while its renter pays for more months', async () => {
  const { marketplace } = shop.paying;
  const bookId = await listBook(marketplace, shop.seller, { listingType: 'BOTH' });
  const order = await rentOnline(shop, { bookId });
  await graphqlRentals(marketplace).extend(shop.buyer, lineOf(order), 2);
  const { userErrors } = await addToCart(marketplace, shop.finance, bookId);
  expect(userErrors.length).toBeGreaterThan(0);
});
