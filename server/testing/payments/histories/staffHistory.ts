import fc from 'fast-check';
import { mutate } from '../../mutate.js';
import { take, type Step } from '../../orders/orders.js';
import { buyRental } from '../../orders/rentals.js';
import type { Person } from '../../people/people.js';
import type { History, HistoryEvent } from './history.js';
import { runQueuedJobs } from '../paying.js';
import { debtsSeenBy, settleDebt } from '../debts.js';
import { paidPayouts, pendingPayouts, runPayoutJob, settlePayout } from '../payouts.js';
import { confirm, failRefunds, moneySeenBy, settle } from '../staffMoney.js';

/** A history with a member of staff who settles money. The first seller rents the book out, and the other sellers sell it. */
export interface StaffedHistory extends History {
  finance: Person;
}

const event = (name: string, happen: (history: StaffedHistory) => unknown): fc.Arbitrary<HistoryEvent> =>
  fc.constant({ happen: (history) => happen(history as StaffedHistory) as void, toString: () => name });

let transfers = 0;

/** Generates a step of the rental by the buyer or the first seller. The marketplace refuses it if it is not possible now. */
function rentalStep(step: Step, by: 'buyer' | 'seller', input: object = {}): fc.Arbitrary<HistoryEvent> {
  return event(`the ${by} takes the step ${step}`, ({ paying, order, buyer, sellers: [seller] }) => {
    const fulfillment = order.fulfillments.find((each) => each.seller.id === seller?.id);
    const actor = by === 'buyer' ? buyer : seller;
    return fulfillment && actor && take(paying.marketplace, actor, step, fulfillment.id, input);
  });
}

const refundByHand = event('staff pays a failed refund by hand', async ({ paying, finance }) => {
  // The job fails if the provider is down. The history continues.
  await failRefunds(paying).catch(() => undefined);
  const [refund] = (await moneySeenBy(paying, finance)).refunds;
  await confirm(paying, finance);
  const input = { refundId: refund?.id, reason: 'The card was closed', reference: `UTR ${(transfers += 1)}` };
  if (refund) await settle(paying, finance, 'settleRefund', input);
});

const payoutPaid = event('staff pays a payout', async ({ paying, finance }) => {
  await runPayoutJob(paying);
  const [payout] = await pendingPayouts(paying, finance);
  const reference = `UTR ${(transfers += 1)}`;
  if (payout) await settlePayout(paying, finance, 'markPayoutPaid', { payoutId: payout.id, reference });
});

const debtRepaid = event('a seller pays a part of a debt back', async ({ paying, finance }) => {
  const [debt] = await debtsSeenBy(paying, finance);
  const reference = `UTR ${(transfers += 1)}`;
  if (debt) await settleDebt(paying, finance, debt.seller.id, { amount: '10.00', reference });
  if (debt)
    await settleDebt(paying, finance, debt.seller.id, { amount: debt.amount, reference: `${reference} all` });
});

const failed = (from: typeof paidPayouts, name: string) =>
  event(name, async ({ paying, finance }) => {
    const [payout] = await from(paying, finance);
    const reason = 'The account is closed';
    if (payout) await settlePayout(paying, finance, 'markPayoutFailed', { payoutId: payout.id, reason });
  });

const paidElsewhere = event('somebody pays without an order', ({ paying }) => {
  paying.simulation.simulator.payElsewhere(5_000, 'INR');
});

const unknownSettled = event('staff settles an unknown payment', async ({ paying, finance }) => {
  const [payment] = (await moneySeenBy(paying, finance)).unknown;
  await confirm(paying, finance);
  const input = { attemptId: payment?.id, reason: 'Rent of the office' };
  if (payment) await settle(paying, finance, 'settleUnknownPayment', input);
});

const extended = fc.integer({ min: 1, max: 2 }).chain((months) =>
  event(`the buyer extends the rental by ${months}`, ({ paying, order, buyer }) => {
    const item = order.items.find(({ type }) => type === 'RENTAL');
    const input = { orderItemId: item?.id, months };
    return item && mutate(paying.marketplace, buyer, 'extendRental', 'orderItem { id }', input);
  }),
);

const rentalPaid = event('the buyer pays the extension or purchase', async ({ paying, order }) => {
  // A job opens the page of the payment.
  await runQueuedJobs(paying).catch(() => undefined);
  const { simulator } = paying.simulation;
  const page = [...simulator.books.pages.values()].findLast(
    ({ callback_url: url }) => url.includes(order.id) && url.includes('rental='),
  );
  try {
    if (page) simulator.pay(page.id);
  } catch {
    // The provider refuses the payment, for example because the page is closed.
  }
});

const givenUp = event('the buyer gives the extension or purchase up', ({ paying, order, buyer }) => {
  const item = order.items.find(({ type }) => type === 'RENTAL');
  const input = { orderItemId: item?.id };
  return item && mutate(paying.marketplace, buyer, 'giveUpRentalPayment', 'orderItem { id }', input);
});

const boughtByRenter = event('the buyer buys the rented copy', ({ paying, order, buyer }) => {
  const item = order.items.find(({ type }) => type === 'RENTAL');
  return item && buyRental(paying.marketplace, buyer, item.id);
});

/** Generates a payout that staff pay, or one that fails before or after that. */
export const payoutEvent: fc.Arbitrary<HistoryEvent> = fc.oneof(
  { weight: 3, arbitrary: payoutPaid },
  failed(pendingPayouts, 'a payout fails'),
  failed(paidPayouts, 'the bank returns a payout'),
);

/** Generates a step of the rental, or a staff step that moves money. */
export const staffEvent: fc.Arbitrary<HistoryEvent> = fc.oneof(
  rentalStep('takeBackFulfillment', 'seller'),
  rentalStep('takeBackFulfillment', 'seller', { withhold: { amount: '50.00', reason: 'Torn' } }),
  rentalStep('declareLost', 'buyer'),
  rentalStep('reportFound', 'seller'),
  { weight: 2, arbitrary: refundByHand },
  { weight: 5, arbitrary: payoutEvent },
  { weight: 2, arbitrary: debtRepaid },
  paidElsewhere,
  { weight: 2, arbitrary: unknownSettled },
  { weight: 3, arbitrary: extended },
  { weight: 4, arbitrary: rentalPaid },
  givenUp,
  { weight: 2, arbitrary: boughtByRenter },
);
