import { afterEach, describe, expect, it } from 'vitest';
import { listBook } from '../../../testing/books/books.js';
import { TestClock } from '../../../testing/clock.js';
import { jobPorts } from '../../../testing/mail/mail.js';
import { viewOrder } from '../../../testing/orders/orders.js';
import { keptAtProvider } from '../../../testing/payments/histories/history.js';
import { assertBooksAgree } from '../../../testing/payments/journal.js';
import {
  openPaying,
  orderOnline,
  pageOf,
  paymentOf,
  runPaymentJobs,
  type PayingMarketplace,
} from '../../../testing/payments/paying.js';
import { signUpReader } from '../../../testing/people/people.js';
import { followLatePayments } from './followPayments.js';

/** Minutes for which an order waits for its payment. */
const PAYMENT_MINUTES = 15;
/** Minutes by which the clocks differ. The provider takes no page that closes within 15 minutes by its own clock. */
const APART = 4;

let paying: PayingMarketplace;
afterEach(async () => {
  await assertBooksAgree(paying.marketplace);
  await paying.close();
});

/** Opens a marketplace whose provider's clock differs by some minutes, and orders a book. */
async function orderedWith(providerIsAhead: number) {
  const providerClock = new TestClock();
  const ownClock = new TestClock();
  providerClock.advanceMinutes(providerIsAhead);
  paying = await openPaying({ clock: providerClock, ownClock });
  const seller = await signUpReader(paying.marketplace, 'Dev');
  const buyer = await signUpReader(paying.marketplace, 'Meera');
  const order = await orderOnline(paying, buyer, await listBook(paying.marketplace, seller));
  const pass = (minutes: number) =>
    [providerClock, ownClock].forEach((clock) => clock.advanceMinutes(minutes));
  const status = async () => [
    (await paymentOf(paying, buyer, order))?.status,
    (await viewOrder(paying.marketplace, buyer, order.id))?.status,
  ];
  return { order, pass, status, kept: () => keptAtProvider(paying.simulation.simulator, order) };
}

describe('a provider whose clock is ahead', () => {
  it('still opens a page, which has expired there when the order expires here', async () => {
    const { order, pass, status, kept } = await orderedWith(APART);
    pass(PAYMENT_MINUTES + 1);
    await runPaymentJobs(paying);
    const { id } = await pageOf(paying, order);
    expect(() => paying.simulation.simulator.pay(id)).toThrow('payment link is expired');
    expect([await status(), kept()]).toEqual([['EXPIRED', 'CANCELLED'], 0]);
  });

  it('takes a payment until then, for which the order stands', async () => {
    const { order, pass, status, kept } = await orderedWith(APART);
    pass(PAYMENT_MINUTES - 1);
    paying.simulation.simulator.pay((await pageOf(paying, order)).id);
    await runPaymentJobs(paying);
    expect([await status(), kept()]).toEqual([['PAID', 'PENDING'], 24_950]);
  });
});

describe('a provider whose clock is behind', () => {
  it('closes its page when the order expires, so that nothing can be paid later', async () => {
    const { order, pass, status, kept } = await orderedWith(0 - APART);
    pass(PAYMENT_MINUTES + 1);
    await runPaymentJobs(paying);
    const { id } = await pageOf(paying, order);
    expect(() => paying.simulation.simulator.pay(id)).toThrow('payment link is cancelled');
    expect([await status(), kept()]).toEqual([['EXPIRED', 'CANCELLED'], 0]);
  });

  it('takes a payment before the job has closed the page, for which the order stands', async () => {
    const { order, pass, status, kept } = await orderedWith(0 - APART);
    const { simulator } = paying.simulation;
    pass(PAYMENT_MINUTES + 1);
    simulator.pay((await pageOf(paying, order)).id);
    await runPaymentJobs(paying);
    expect([await status(), kept()]).toEqual([['PAID', 'PENDING'], 24_950]);
  });

  it('takes a payment after the order has expired unpaid, and refunds it in full', async () => {
    const { order, pass, status, kept } = await orderedWith(0 - APART);
    const { simulator } = paying.simulation;
    // The bank answers only after the page was closed.
    const { id } = simulator.fail((await pageOf(paying, order)).id);
    pass(PAYMENT_MINUTES + 1);
    await runPaymentJobs(paying);
    simulator.confirmLate(id);
    for (let run = 0; run < 2; run += 1) {
      await runPaymentJobs(paying);
      await followLatePayments(jobPorts(paying.marketplace));
      pass(61);
    }
    expect([await status(), kept()]).toEqual([['EXPIRED', 'CANCELLED'], 0]);
  });
});
