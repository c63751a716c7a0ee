import { afterEach, beforeEach, expect, it } from 'vitest';
import { graphqlDisputes } from '../../testing/disputes/disputeApi.js';
import {
  earningsOf,
  openPayoutShop,
  sellAndDeliver,
  type PayoutShop,
} from '../../testing/payments/payouts.js';
import { runQueuedJobs } from '../../testing/payments/paying.js';

let shop: PayoutShop;
beforeEach(async () => {
  shop = await openPayoutShop(0);
});
afterEach(() => shop.paying.close());

it('the earnings wait while the books come back, and fall with the refund, which the provider makes', async () => {
  const { paying, seller, buyer } = shop;
  const { marketplace } = paying;
  const api = graphqlDisputes(marketplace);
  const order = await sellAndDeliver(paying, seller, buyer);
  const id = order.fulfillments[0]?.id ?? '';
  await api.open(buyer, id, { reason: 'NOT_AS_DESCRIBED', statement: 'A page is torn' });
  const disputeId = (await api.view(buyer, id)).disputes[0]?.id ?? '';
  const offer = { answer: 'Please send it back', amount: 100, returnFirst: true };
  expect(await api.step(seller, 'answerDispute', disputeId, offer)).toBeNull();
  expect(await api.step(buyer, 'acceptDisputeOffer', disputeId)).toBeNull();
  const waits = { amount: '224.55', dueAt: null, waitsFor: 'DISPUTE' };
  expect(await earningsOf(paying, seller, order)).toMatchObject(waits);
  await api.step(buyer, 'sendDisputeReturn', disputeId, {
    carrier: 'India Post',
    trackingNumber: 'RM123456789IN',
  });
  expect(await earningsOf(paying, seller, order)).toMatchObject(waits);
  expect(await api.step(seller, 'confirmDisputeReturn', disputeId)).toBeNull();
  await runQueuedJobs(paying);
  expect(await earningsOf(paying, seller, order)).toMatchObject({ amount: '134.55', waitsFor: null });
  const refunds = await marketplace.database.query<{ amount: string }>('SELECT amount FROM provider_refunds');
  expect(refunds.map(({ amount }) => Number(amount))).toEqual([10_000]);
});
