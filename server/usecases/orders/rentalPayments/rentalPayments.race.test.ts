import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../../testing/books/books.js';
import { jobPorts } from '../../../testing/mail/mail.js';
import { rentInCart } from '../../../testing/orders/carts.js';
import { placeOrder, take, type Order } from '../../../testing/orders/orders.js';
import {
  openPaying,
  runPaymentJobs,
  runQueuedJobs,
  type PayingMarketplace,
} from '../../../testing/payments/paying.js';
import { graphqlRentals, type RentalApi } from '../../../testing/payments/rentalApi.js';
import { rentalPageOf, rentOnline } from '../../../testing/payments/rentedOnline.js';
import { signUpReader, type Person } from '../../../testing/people/people.js';
import { followLatePayments, followPayments } from '../../payments/online/followPayments.js';

const ROUNDS = Array.from({ length: 5 }, (_, round) => round);

// The embedded database runs one statement at a time, so races show only on PostgreSQL.
describe('at the same moment', () => {
  let paying: PayingMarketplace;
  let rentals: RentalApi;
  let seller: Person;
  let buyer: Person;
  let rival: Person;
  let order: Order;
  let bookId: string;
  beforeAll(async () => {
    paying = await openPaying();
    rentals = graphqlRentals(paying.marketplace);
    seller = await signUpReader(paying.marketplace, 'Seller');
    buyer = await signUpReader(paying.marketplace, 'Buyer');
    rival = await signUpReader(paying.marketplace, 'Rival');
  });
  beforeEach(async () => {
    bookId = await listBook(paying.marketplace, seller);
    order = await rentOnline({ paying, seller, buyer }, { bookId });
  });
  afterAll(() => paying.close());

  const line = () => order.items[0]?.id ?? '';
  const follow = () => followPayments(jobPorts(paying.marketplace));
  const view = () => rentals.view(buyer, order.id);

  /** Runs the jobs until nothing is left to do. The hourly one finds a payment of a page that was given up first. */
  async function settle(): Promise<void> {
    await followLatePayments(jobPorts(paying.marketplace));
    for (let round = 0; round < 3; round += 1) await runPaymentJobs(paying);
  }

  async function refunds(): Promise<number> {
    const [row] = await paying.marketplace.database.query<{ count: number }>(
      `SELECT count(*)::int AS count FROM provider_refunds r JOIN payment_attempts a ON a.id = r.attempt_id
       JOIN payment_intents i ON i.id = a.intent_id WHERE i.order_id = $1 AND r.payment_id IS NULL`,
      [order.id],
    );
    return row?.count ?? -1;
  }

  /** Requests an extension and pays for it, without a webhook that reports the payment. */
  async function paySilently(): Promise<void> {
    expect(await rentals.extend(buyer, line(), 1)).toBeNull();
    await runQueuedJobs(paying);
    const { simulator } = paying.simulation;
    simulator.faults.missingWebhooks = true;
    simulator.pay((await rentalPageOf(paying, order)).id);
    simulator.faults.missingWebhooks = false;
  }

  it.each(ROUNDS)('two tabs ask for one extension (round %i)', async () => {
    const codes = await Promise.all([1, 2, 1].map((months) => rentals.extend(buyer, line(), months)));
    await runQueuedJobs(paying);
    expect(codes.filter((code) => code !== null && code !== 'RENTAL_AWAITS_PAYMENT')).toEqual([]);
    expect((await view()).payment?.status).toBe('AWAITING');
    await rentals.giveUp(buyer, line());
  });

  it.each(ROUNDS)('three jobs take in one payment once (round %i)', async () => {
    await paySilently();
    await Promise.all([follow(), follow(), rentals.check(buyer, order.id).then(() => runQueuedJobs(paying))]);
    expect(await view()).toMatchObject({ extensionTotal: '49.00', payment: { status: 'PAID' } });
    expect(await refunds()).toBe(0);
  });

  it.each(ROUNDS)('an extension is paid, or ends with the rental and goes back (round %i)', async () => {
    await paySilently();
    await Promise.all([
      follow(),
      take(paying.marketplace, seller, 'takeBackFulfillment', order.fulfillments[0]?.id ?? ''),
    ]);
    await settle();
    const { extensionTotal, payment } = await view();
    const isPaid = payment?.status === 'PAID';
    expect([extensionTotal, await refunds()]).toEqual(isPaid ? ['49.00', 0] : ['0.00', 1]);
  });

  it.each(ROUNDS)(
    'an extension is paid or given up, and no money is kept for nothing (round %i)',
    async () => {
      await paySilently();
      await Promise.all([follow(), rentals.giveUp(buyer, line())]);
      await settle();
      const { extensionTotal, payment } = await view();
      const isPaid = payment?.status === 'PAID';
      expect([extensionTotal, await refunds()]).toEqual(isPaid ? ['49.00', 0] : ['0.00', 1]);
    },
  );

  it.each(ROUNDS)(
    'the days that follow are kept for the renter or ordered by another, never both (round %i)',
    async () => {
      const { endsOn } = await view();
      await rentInCart(paying.marketplace, rival, bookId, { startsOn: endsOn });
      const [code, { order: placed }] = await Promise.all([
        rentals.extend(buyer, line(), 1),
        placeOrder(paying.marketplace, rival),
      ]);
      expect([code === null, placed !== null].filter(Boolean)).toHaveLength(1);
      if (code === null) await rentals.giveUp(buyer, line());
      await paying.marketplace.database.query('DELETE FROM cart_items');
    },
  );
});
