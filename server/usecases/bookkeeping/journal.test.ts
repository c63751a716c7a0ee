import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { graphqlDisputes } from '../../testing/disputes/disputeApi.js';
import { setDelivery } from '../../testing/orders/delivery.js';
import { listBook } from '../../testing/books/books.js';
import { rentInCart } from '../../testing/orders/carts.js';
import { mutate } from '../../testing/mutate.js';
import { buy, cancelOrder, deliver, placed, placeOrder, take } from '../../testing/orders/orders.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import { pageOf, runPaymentJobs, runQueuedJobs } from '../../testing/payments/paying.js';
import {
  openPayoutShop,
  payoutsOf,
  runPayoutJob,
  sell,
  sellAndDeliver,
  settlePayout,
  type PayoutShop,
} from '../../testing/payments/payouts.js';

// The book costs 249.50 rupees. The commission is 24.95 rupees.
let shop: PayoutShop;
beforeEach(async () => {
  shop = await openPayoutShop(7);
});
afterEach(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.paying.close();
});

/** Returns a function that returns the entries added since its last call, each with its postings in minor units. */
function reader(): () => Promise<string[]> {
  let seen = 0;
  return async () => {
    const entries = await shop.paying.marketplace.database.query<{ entry: string }>(
      `SELECT e.kind || ': ' || string_agg(p.account || ' ' || p.amount, ', ' ORDER BY p.number) AS entry
       FROM journal_entries e JOIN journal_postings p ON p.entry_id = e.id GROUP BY e.id ORDER BY e.id`,
    );
    const added = entries.slice(seen).map(({ entry }) => entry);
    seen = entries.length;
    return added;
  };
}

describe('The journal', () => {
  it('follows a sale to its payout, and a payout that comes back', async () => {
    const { paying, finance, seller, buyer } = shop;
    const added = reader();
    await sellAndDeliver(paying, seller, buyer);
    expect(await added()).toEqual([
      'ORDER_PAID: FLOAT 24950, BUYER -24950',
      'PAYMENT_FEE: PROVIDER_FEE 499, TAX 90, FLOAT -589',
      'EARNED: BUYER 24950, SELLER -22455, COMMISSION -2495',
    ]);
    await shop.pass(7);
    await runPayoutJob(paying);
    const payoutId = (await payoutsOf(paying, seller))[0]?.id ?? '';
    const paid = { payoutId, reference: 'UTR 1' };
    expect(await settlePayout(paying, finance, 'markPayoutPaid', paid)).toBeNull();
    expect(await settlePayout(paying, finance, 'markPayoutPaid', paid)).toBeNull();
    expect(await added()).toEqual(['PAYOUT_PAID: SELLER 22455, FLOAT -22455']);
    const reason = 'The account is closed';
    expect(await settlePayout(paying, finance, 'markPayoutFailed', { payoutId, reason })).toBeNull();
    expect(await added()).toEqual(['PAYOUT_RETURNED: FLOAT 22455, SELLER -22455']);
  });

  it('keeps what the seller asks for delivery apart until it is paid out', async () => {
    const { paying, finance, seller, buyer } = shop;
    await setDelivery(paying.marketplace, seller, { kind: 'FLAT', charge: '40' });
    const added = reader();
    await sellAndDeliver(paying, seller, buyer);
    expect((await added()).at(-1)).toBe(
      'EARNED: BUYER 28950, SELLER -22455, DELIVERY -4000, COMMISSION -2495',
    );
    await shop.pass(7);
    await runPayoutJob(paying);
    const payoutId = (await payoutsOf(paying, seller))[0]?.id ?? '';
    await settlePayout(paying, finance, 'markPayoutPaid', { payoutId, reference: 'UTR 1' });
    expect(await added()).toEqual(['PAYOUT_PAID: SELLER 22455, DELIVERY 4000, FLOAT -26455']);
    await settlePayout(paying, finance, 'markPayoutFailed', { payoutId, reason: 'The account is closed' });
    expect(await added()).toEqual(['PAYOUT_RETURNED: FLOAT 26455, SELLER -22455, DELIVERY -4000']);
  });

  it('gives the delivery back with the whole sale, and keeps it if only books are refunded', async () => {
    const { paying, seller, buyer } = shop;
    await setDelivery(paying.marketplace, seller, { kind: 'FLAT', charge: '40' });
    const cancelled = await sell(paying, seller, buyer);
    const added = reader();
    await added();
    await cancelOrder(paying.marketplace, buyer, cancelled.id);
    expect(await added()).toEqual(['EARNED: BUYER -28950, SELLER 22455, DELIVERY 4000, COMMISSION 2495']);
    const order = await sellAndDeliver(paying, seller, buyer);
    const disputes = graphqlDisputes(paying.marketplace);
    const fulfillmentId = order.fulfillments[0]?.id ?? '';
    const claim = { reason: 'NOT_AS_DESCRIBED', statement: 'It is torn', amount: '100' };
    expect(await disputes.open(buyer, fulfillmentId, claim)).toBeNull();
    const [dispute] = (await disputes.view(seller, fulfillmentId)).disputes;
    await added();
    await disputes.step(seller, 'answerDispute', dispute?.id ?? '', { answer: 'True', amount: '100' });
    expect(await added()).toEqual(['EARNED: BUYER -10000, SELLER 9000, COMMISSION 1000']);
  });

  it('posts nothing for a payout that fails before it was paid', async () => {
    const { paying, finance, seller, buyer } = shop;
    await sellAndDeliver(paying, seller, buyer);
    await shop.pass(7);
    await runPayoutJob(paying);
    const added = reader();
    await added();
    const payoutId = (await payoutsOf(paying, seller))[0]?.id ?? '';
    await settlePayout(paying, finance, 'markPayoutFailed', { payoutId, reason: 'No such address' });
    expect(await added()).toEqual([]);
  });

  it('holds the deposit of a rental until it is withheld and refunded', async () => {
    const { paying, seller, buyer } = shop;
    const { marketplace, simulation } = paying;
    await rentInCart(marketplace, buyer, await listBook(marketplace, seller));
    const order = placed(await placeOrder(marketplace, buyer, { payOnline: true }));
    await runQueuedJobs(paying);
    simulation.simulator.pay((await pageOf(paying, order)).id);
    const added = reader();
    await runQueuedJobs(paying);
    const [rent, deposit] = [4_900, 20_000];
    expect(await added()).toEqual([
      `ORDER_PAID: FLOAT ${rent + deposit}, BUYER -${rent + deposit}`,
      'PAYMENT_FEE: PROVIDER_FEE 498, TAX 90, FLOAT -588',
      `DEPOSIT_CHANGED: BUYER ${deposit}, DEPOSIT -${deposit}`,
      `EARNED: BUYER ${rent}, SELLER -${rent * 0.9}, COMMISSION -${rent * 0.1}`,
    ]);
    await deliver(marketplace, order, seller, buyer);
    const withhold = { amount: '80', reason: 'Pages are missing' };
    await take(marketplace, seller, 'takeBackFulfillment', order.fulfillments[0]?.id ?? '', { withhold });
    await runPaymentJobs(paying);
    expect(await added()).toEqual([
      `DEPOSIT_CHANGED: BUYER -${deposit}, DEPOSIT ${deposit}`,
      'EARNED: BUYER 8000, SELLER -8000',
      'REFUNDED: BUYER 12000, FLOAT -12000',
    ]);
  });

  it('has no entry of what buyer and seller pay each other', async () => {
    const { marketplace } = shop.paying;
    const added = reader();
    const order = await buy(marketplace, shop.buyer, await listBook(marketplace, shop.seller));
    const input = { fulfillmentId: order.fulfillments[0]?.id };
    const { userErrors } = await mutate<object>(
      marketplace,
      shop.seller,
      'confirmPayment',
      '__typename',
      input,
    );
    expect(userErrors).toEqual([]);
    expect(await added()).toEqual([]);
  });
});
