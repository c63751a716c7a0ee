import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listBook } from '../../testing/books/books.js';
import { deliverMail, subjectsTo } from '../../testing/mail/mail.js';
import { cancelOrder, viewOrder, type Order } from '../../testing/orders/orders.js';
import {
  accept,
  bankDecides,
  chargeBack,
  chargebacksSeenBy,
  contest,
  openChargeback,
  runChargebackJob,
} from '../../testing/payments/chargebacks.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import { orderOnline, pageOf, runPaymentJobs, runQueuedJobs } from '../../testing/payments/paying.js';
import {
  balanceOf,
  earningsOf,
  openPayoutShop,
  payoutsOf,
  pendingPayouts,
  runPayoutJob,
  sell,
  sellAndDeliver,
  settlePayout,
  type PayoutShop,
} from '../../testing/payments/payouts.js';
import { moneySeenBy } from '../../testing/payments/staffMoney.js';
import { papersInShort } from '../../testing/papers.js';
import { signUpReader } from '../../testing/people/people.js';
import { auditOf } from '../../testing/people/staff.js';

// The book costs 249.50 rupees. The commission of 10 % is 24.95 rupees.
let shop: PayoutShop;
beforeEach(async () => {
  shop = await openPayoutShop(0);
});
afterEach(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.paying.close();
});

const simulator = () => shop.paying.simulation.simulator;
const nothing = { due: '0.00', waiting: '0.00', onTheWay: '0.00' };

async function openPaymentsOf({ id }: Order) {
  const query = `query ($id: ID!) { order(id: $id) { fulfillments {
    openPayment { state amount { amount } } } } }`;
  const { order } = await shop.paying.marketplace.ask<{
    order: { fulfillments: { openPayment: { state: string; amount: { amount: string } } }[] };
  }>(query, { id }, shop.buyer.token);
  return order.fulfillments.map(({ openPayment: { state, amount } }) => [state, amount.amount]);
}

describe('A chargeback', () => {
  it('is listed with its deadline, holds up the payout, and is told to the seller', async () => {
    const { paying, seller, finance } = shop;
    const order = await sellAndDeliver(paying, seller, shop.buyer);
    await deliverMail(paying.marketplace);
    const dispute = await chargeBack(paying, order);
    expect(await openChargeback(shop)).toMatchObject({
      reference: dispute.id,
      paymentReference: dispute.payment_id,
      orderId: order.id,
      phase: 'CHARGEBACK',
      status: 'OPEN',
      reason: 'The goods were not received',
      amount: { amount: '249.50' },
      isDeducted: true,
      isOverdue: false,
      answer: null,
      viewerCanAnswer: true,
    });
    expect(await balanceOf(paying, seller)).toEqual({ ...nothing, waiting: '224.55' });
    expect(await earningsOf(paying, seller, order)).toMatchObject({ dueAt: null, waitsFor: 'CHARGEBACK' });
    const number = order.id.slice(-6).toUpperCase();
    expect(subjectsTo(await deliverMail(paying.marketplace), seller)).toEqual([
      `Order ${number}: the buyer’s bank questions the payment`,
    ]);
    const { figures } = await moneySeenBy(paying, finance);
    expect(figures.chargebacks).toEqual(['249.50', 1]);
    await shop.pass(2);
    await runPayoutJob(paying);
    expect(await payoutsOf(paying, seller)).toEqual([]);
  });

  it('is won with the evidence, and the payout goes on', async () => {
    const { paying, seller } = shop;
    const order = await sellAndDeliver(paying, seller, shop.buyer);
    const dispute = await chargeBack(paying, order);
    expect(await contest(shop)).toEqual([]);
    expect(dispute).toMatchObject({
      status: 'under_review',
      evidence: { amount: 24_950, summary: 'The parcel was delivered' },
    });
    const [document = ''] = dispute.evidence.documents;
    expect(simulator().books.documents.get(document)?.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await openChargeback(shop)).toMatchObject({
      status: 'UNDER_REVIEW',
      answer: 'CONTESTED',
      failure: null,
    });
    await bankDecides(paying, dispute, 'won');
    expect(await chargebacksSeenBy(paying, shop.finance)).toEqual([]);
    expect(await balanceOf(paying, seller)).toEqual({ ...nothing, due: '224.55' });
    expect(await openPaymentsOf(order)).toEqual([['SETTLED', '0.00']]);
    expect((await moneySeenBy(paying, shop.finance)).figures.chargebacks).toEqual(['0.00', 0]);
  });

  it('is lost: the buyer owes nothing, the sale is credited, and a payout is taken back', async () => {
    const { paying, seller, finance } = shop;
    const order = await sellAndDeliver(paying, seller, shop.buyer);
    await shop.pass(2);
    await runPayoutJob(paying);
    const [payout] = await pendingPayouts(paying, finance);
    const paid = { payoutId: payout?.id ?? '', reference: 'UTR1' };
    expect(await settlePayout(paying, finance, 'markPayoutPaid', paid)).toBeNull();
    const dispute = await chargeBack(paying, order);
    await contest(shop);
    await bankDecides(paying, dispute, 'lost');
    expect(await openPaymentsOf(order)).toEqual([['SETTLED', '0.00']]);
    expect(await balanceOf(paying, seller)).toEqual({ ...nothing, due: '-224.55' });
    expect(await papersInShort(paying.marketplace, shop.buyer, order)).toEqual([
      expect.stringContaining('BILL_OF_SUPPLY'),
      expect.stringMatching(/^CREDIT_NOTE .* 249\.50$/),
    ]);
    expect(simulator().books.refunds.size).toBe(0);
    await shop.pass(1);
    await runPaymentJobs(paying);
    expect(simulator().books.refunds.size).toBe(0);
  });

  it('is accepted by staff, which is recorded', async () => {
    const { paying, finance } = shop;
    const order = await sellAndDeliver(paying, shop.seller, shop.buyer);
    const dispute = await chargeBack(paying, order);
    expect(await accept(shop)).toEqual([]);
    expect(dispute.status).toBe('lost');
    expect(await chargebacksSeenBy(paying, finance)).toEqual([]);
    const noted = await auditOf(paying.marketplace, shop.buyer);
    expect(noted.map(({ action, staff }) => [action, staff])).toEqual([
      ['READ_MONEY', finance.id],
      ['ACCEPT_CHARGEBACK', finance.id],
    ]);
  });

  it('that only asks for information takes no money', async () => {
    const { paying, seller } = shop;
    const order = await sellAndDeliver(paying, seller, shop.buyer);
    const dispute = await chargeBack(paying, order, { phase: 'retrieval' });
    expect(await openChargeback(shop)).toMatchObject({ phase: 'RETRIEVAL', isDeducted: false });
    await bankDecides(paying, dispute, 'closed');
    expect(await balanceOf(paying, seller)).toEqual({ ...nothing, due: '224.55' });
  });

  it('is found without webhooks, with its decision', async () => {
    const { paying } = shop;
    const order = await sellAndDeliver(paying, shop.seller, shop.buyer);
    simulator().faults.missingWebhooks = true;
    const dispute = await chargeBack(paying, order);
    expect(await chargebacksSeenBy(paying, shop.finance)).toEqual([]);
    paying.marketplace.clock.advanceMinutes(10);
    await runChargebackJob(paying);
    expect((await openChargeback(shop)).reference).toBe(dispute.id);
    await bankDecides(paying, dispute, 'lost');
    await runChargebackJob(paying);
    expect(await chargebacksSeenBy(paying, shop.finance)).toEqual([]);
  });

  it('is taken in once, whatever the webhooks do', async () => {
    const { paying } = shop;
    const order = await sellAndDeliver(paying, shop.seller, shop.buyer);
    Object.assign(simulator().faults, {
      duplicateWebhooks: true,
      lateWebhooks: true,
      reorderedWebhooks: true,
    });
    const dispute = await chargeBack(paying, order);
    await bankDecides(paying, dispute, 'lost');
    simulator().release();
    await runQueuedJobs(paying);
    await runChargebackJob(paying);
    expect(await openPaymentsOf(order)).toEqual([['SETTLED', '0.00']]);
    expect(await papersInShort(paying.marketplace, shop.buyer, order)).toHaveLength(2);
  });
});

describe('An order under chargeback', () => {
  it('is not refunded beside it, and is refunded once the chargeback is won', async () => {
    const { paying, buyer } = shop;
    const order = await sell(paying, shop.seller, buyer);
    const dispute = await chargeBack(paying, order);
    await cancelOrder(paying.marketplace, buyer, order.id);
    await runPaymentJobs(paying);
    expect(simulator().books.refunds.size).toBe(0);
    await bankDecides(paying, dispute, 'won');
    await runPaymentJobs(paying);
    expect([...simulator().books.refunds.values()].map(({ amount }) => amount)).toEqual([24_950]);
    expect(await openPaymentsOf(order)).toEqual([['SETTLED', '0.00']]);
  });

  it('that was cancelled meanwhile is refunded by the bank alone', async () => {
    const { paying, buyer } = shop;
    const order = await sell(paying, shop.seller, buyer);
    const dispute = await chargeBack(paying, order);
    await cancelOrder(paying.marketplace, buyer, order.id);
    await bankDecides(paying, dispute, 'lost');
    await runPaymentJobs(paying);
    expect(simulator().books.refunds.size).toBe(0);
    expect(await openPaymentsOf(order)).toEqual([['SETTLED', '0.00']]);
    expect((await moneySeenBy(paying, shop.finance)).figures.refundsUnderWay).toEqual(['0.00', 0]);
  });

  it('is cancelled if the bank takes everything back before it was sent', async () => {
    const { paying, buyer } = shop;
    const order = await sell(paying, shop.seller, buyer);
    await bankDecides(paying, await chargeBack(paying, order), 'lost');
    expect((await viewOrder(paying.marketplace, buyer, order.id))?.status).toBe('CANCELLED');
    expect(await balanceOf(paying, shop.seller)).toEqual(nothing);
  });

  it('of two sellers shares a part that is lost by what each was paid', async () => {
    const { paying, buyer, seller } = shop;
    const other = await signUpReader(paying.marketplace, 'Ravi');
    const books = [await listBook(paying.marketplace, seller), await listBook(paying.marketplace, other)];
    const order = await orderOnline(paying, buyer, ...books);
    simulator().pay((await pageOf(paying, order)).id);
    await runQueuedJobs(paying);
    await bankDecides(paying, await chargeBack(paying, order, { amount: 10_000 }), 'lost');
    expect(await openPaymentsOf(order)).toEqual([
      ['SETTLED', '0.00'],
      ['SETTLED', '0.00'],
    ]);
    expect((await balanceOf(paying, seller)).waiting).toBe('179.55');
    expect((await balanceOf(paying, other)).waiting).toBe('179.55');
  });
});
