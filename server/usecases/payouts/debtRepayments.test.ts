import { afterEach, beforeEach, expect, it } from 'vitest';
import { graphqlDisputes } from '../../testing/disputes/disputeApi.js';
import { settleDebt } from '../../testing/payments/debts.js';
import {
  openPayoutShop,
  payoutsOf,
  runPayoutJob,
  sellAndDeliver,
  settlePayout,
  type PayoutShop,
} from '../../testing/payments/payouts.js';
import type { Person } from '../../testing/people/people.js';

let shop: PayoutShop;
beforeEach(async () => {
  shop = await openPayoutShop(1);
});
afterEach(() => shop.paying.close());

const QUERY = `query ($after: String) {
  payoutBalance { due { amount } debt { amount { amount } since } }
  debtRepayments(first: 1, after: $after) {
    totalCount nodes { kind amount { amount } reference repaidAt } pageInfo { hasNextPage endCursor } } }`;

interface Seen {
  payoutBalance: { due: { amount: string }; debt: { amount: { amount: string }; since: string } | null };
  debtRepayments: {
    totalCount: number;
    nodes: object[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

/** Returns the person's debt, and all repayments, read in pages of one. */
async function seenBy(person: Person) {
  const read = (after: string | null) => shop.paying.marketplace.ask<Seen>(QUERY, { after }, person.token);
  let page = await read(null);
  const { debt } = page.payoutBalance;
  const repayments = [...page.debtRepayments.nodes];
  while (page.debtRepayments.pageInfo.hasNextPage) {
    page = await read(page.debtRepayments.pageInfo.endCursor);
    repayments.push(...page.debtRepayments.nodes);
  }
  expect(page.debtRepayments.totalCount).toBe(repayments.length);
  return { debt: debt && [debt.amount.amount, debt.since], repayments };
}

const now = () => shop.paying.marketplace.clock.now().toISOString();

/** Sells a book for 249.50 rupees, of which the seller earns 224.55, and prepares the payout after a day. */
async function sellToPayout() {
  const order = await sellAndDeliver(shop.paying, shop.seller, shop.buyer);
  await shop.pass(1);
  await runPayoutJob(shop.paying);
  return order;
}

const end = async (step: 'markPayoutPaid' | 'markPayoutFailed', given: object) => {
  const [payout] = await payoutsOf(shop.paying, shop.seller);
  const input = { payoutId: payout?.id ?? '', ...given };
  expect(await settlePayout(shop.paying, shop.finance, step, input)).toBeNull();
};

/** Pays out a sale, and refunds 100 rupees of it to the buyer. The seller earned 90 of them. */
async function owe(): Promise<void> {
  const { fulfillments } = await sellToPayout();
  await end('markPayoutPaid', { reference: `UTR of ${now()}` });
  const disputes = graphqlDisputes(shop.paying.marketplace);
  const id = fulfillments[0]?.id ?? '';
  const claim = { reason: 'NOT_AS_DESCRIBED', amount: '100.00', statement: 'It is torn' };
  expect(await disputes.open(shop.buyer, id, claim)).toBeNull();
  const [dispute] = (await disputes.view(shop.seller, id)).disputes;
  const answer = { answer: 'Sorry', amount: '100.00' };
  expect(await disputes.step(shop.seller, 'answerDispute', dispute?.id ?? '', answer)).toBeNull();
}

it('A seller sees what is owed, and what was repaid: recorded by staff, or set off against a payout', async () => {
  const { paying, finance, seller, buyer } = shop;
  expect(await seenBy(seller)).toEqual({ debt: null, repayments: [] });
  await owe();
  const since = now();
  expect(await seenBy(seller)).toEqual({ debt: ['90.00', since], repayments: [] });
  await shop.pass(1);
  expect(await settleDebt(paying, finance, seller.id, { amount: '30.00', reference: 'UTR 9' })).toBeNull();
  const recorded = { kind: 'RECORDED', amount: { amount: '30.00' }, reference: 'UTR 9', repaidAt: now() };
  expect(await seenBy(seller)).toEqual({ debt: ['60.00', since], repayments: [recorded] });
  await sellToPayout();
  const setOff = { kind: 'SET_OFF', amount: { amount: '60.00' }, reference: null, repaidAt: now() };
  expect(await seenBy(seller)).toEqual({ debt: null, repayments: [setOff, recorded] });
  expect(await seenBy(buyer)).toEqual({ debt: null, repayments: [] });
});

it('A payout that failed has set nothing off', async () => {
  await owe();
  await sellToPayout();
  expect((await seenBy(shop.seller)).repayments).toMatchObject([{ amount: { amount: '90.00' } }]);
  await end('markPayoutFailed', { reason: 'The bank refused it' });
  expect((await seenBy(shop.seller)).repayments).toEqual([]);
});
