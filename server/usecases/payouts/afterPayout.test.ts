import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { graphqlDisputes } from '../../testing/disputes/disputeApi.js';
import { mutate } from '../../testing/mutate.js';
import type { Order } from '../../testing/orders/orders.js';
import {
  balanceOf,
  openPayoutShop,
  paidPayouts,
  payoutsOf,
  pendingPayouts,
  runPayoutJob,
  sellAndDeliver,
  settlePayout,
  type PayoutShop,
} from '../../testing/payments/payouts.js';
import { moneySeenBy } from '../../testing/payments/staffMoney.js';
import { PASSWORD } from '../../testing/people/people.js';

// The book costs 249.50 rupees, of which the commission is 24.95.
let shop: PayoutShop;
beforeEach(async () => {
  shop = await openPayoutShop(7);
});
afterEach(() => shop.paying.close());

async function duePayout(): Promise<{ order: Order; payoutId: string }> {
  const { paying, seller, buyer } = shop;
  const order = await sellAndDeliver(paying, seller, buyer);
  await shop.pass(7);
  await runPayoutJob(paying);
  return { order, payoutId: (await payoutsOf(paying, seller))[0]?.id ?? '' };
}

const pay = (payoutId: string) =>
  settlePayout(shop.paying, shop.finance, 'markPayoutPaid', { payoutId, reference: 'UTR1' });

it('A seller cannot close the account before everything is paid out', async () => {
  const close = async () => {
    const input = { currentPassword: PASSWORD };
    const closed = await mutate<object>(
      shop.paying.marketplace,
      shop.seller,
      'closeAccount',
      '__typename',
      input,
    );
    return closed.userErrors.map(({ code }) => code);
  };
  const { payoutId } = await duePayout();
  expect(await close()).toEqual(['PAYOUTS_OUTSTANDING']);
  await pay(payoutId);
  expect(await close()).toEqual([]);
});

it('A seller who owes the marketplace cannot close the account, and the debt stays recorded', async () => {
  await shop.paying.close();
  shop = await openPayoutShop(1);
  const { paying, seller, buyer } = shop;
  const order = await sellAndDeliver(paying, seller, buyer);
  await shop.pass(1);
  await runPayoutJob(paying);
  await pay((await payoutsOf(paying, seller))[0]?.id ?? '');
  const disputes = graphqlDisputes(paying.marketplace);
  const fulfillmentId = order.fulfillments[0]?.id ?? '';
  const claim = { reason: 'NOT_AS_DESCRIBED', amount: '100.00', statement: 'It is torn' };
  expect(await disputes.open(buyer, fulfillmentId, claim)).toBeNull();
  const [dispute] = (await disputes.view(seller, fulfillmentId)).disputes;
  const answer = { answer: 'Sorry', amount: '100.00' };
  expect(await disputes.step(seller, 'answerDispute', dispute?.id ?? '', answer)).toBeNull();
  const input = { currentPassword: PASSWORD };
  const closing = await mutate<object>(paying.marketplace, seller, 'closeAccount', '__typename', input);
  expect(closing.userErrors.map(({ code, message }) => [code, message])).toEqual([
    ['DEBT_OUTSTANDING', expect.stringContaining('You owe ₹90,')],
  ]);
  expect(await balanceOf(paying, seller)).toMatchObject({ due: '-90.00' });
});

it('Everybody can ask what a price would earn', async () => {
  const query = '{ earningsQuote(price: "249.50") { earned { amount } commission { amount } } }';
  expect(await shop.paying.marketplace.ask(query, {})).toEqual({
    earningsQuote: { earned: { amount: '224.55' }, commission: { amount: '24.95' } },
  });
});

it('A seller downloads the payouts of a period, one row for each order', async () => {
  const { marketplace } = shop.paying;
  const { order, payoutId } = await duePayout();
  await pay(payoutId);
  const rowsOf = async (query = '') => {
    const headers = { authorization: `Bearer ${shop.seller.token}` };
    const answer = await fetch(`${marketplace.url}/api/v1/users/me/payouts.csv${query}`, { headers });
    return parse(await answer.text(), { bom: true, columns: true, record_delimiter: '\r\n' });
  };
  const row = { Payout: payoutId, Status: 'paid', Reference: 'UTR1', Order: order.id };
  const amounts = { Amount: '224.55', Commission: '24.95', Currency: 'INR' };
  expect(await rowsOf()).toEqual([expect.objectContaining({ ...row, ...amounts })]);
  expect(await rowsOf(`?from=${marketplace.today()}`)).toHaveLength(1);
  expect(await rowsOf('?to=2026-01-01')).toEqual([]);
});

it('Staff see what is owed to sellers until it is paid out, and what the commission is', async () => {
  const { paying, finance } = shop;
  const figures = async () => (await moneySeenBy(paying, finance)).figures;
  const { payoutId } = await duePayout();
  const earned = { captured: ['249.50', 1], commission: ['24.95', 1] };
  expect(await figures()).toMatchObject({ ...earned, owedToSellers: ['224.55', 1], paidOut: ['0.00', 0] });
  await pay(payoutId);
  expect(await figures()).toMatchObject({ ...earned, owedToSellers: ['0.00', 0], paidOut: ['224.55', 1] });
});

it('Staff find a payout that was paid, to record that the bank returned it', async () => {
  const { paying, finance, seller } = shop;
  const { payoutId } = await duePayout();
  expect(await paidPayouts(paying, finance)).toEqual([]);
  await pay(payoutId);
  expect(await paidPayouts(paying, finance)).toMatchObject([{ id: payoutId, reference: 'UTR1' }]);
  await settlePayout(paying, finance, 'markPayoutFailed', { payoutId, reason: 'It came back' });
  expect(await paidPayouts(paying, finance)).toEqual([]);
  await expect(paidPayouts(paying, seller)).rejects.toThrow('FORBIDDEN');
});

it('Staff see the part of a payout that is disputed since it was prepared, and leave it out', async () => {
  await shop.paying.close();
  shop = await openPayoutShop(3);
  const { paying, finance, seller, buyer } = shop;
  const disputes = graphqlDisputes(paying.marketplace);
  const quiet = await sellAndDeliver(paying, seller, buyer);
  const torn = await sellAndDeliver(paying, seller, buyer);
  await shop.pass(3);
  await runPayoutJob(paying);
  expect(await pendingPayouts(paying, finance)).toMatchObject([{ amount: '449.10', disputedAmount: null }]);
  const input = { reason: 'NOT_AS_DESCRIBED', statement: 'It is torn', amount: '100' };
  expect(await disputes.open(buyer, torn.fulfillments[0]?.id ?? '', input)).toBeNull();
  const [payout] = await pendingPayouts(paying, finance);
  expect(payout?.disputedAmount).toBe('224.55');
  const failed = { payoutId: payout?.id ?? '', reason: 'A part is disputed' };
  await settlePayout(paying, finance, 'markPayoutFailed', failed);
  await runPayoutJob(paying);
  expect(await pendingPayouts(paying, finance)).toMatchObject([
    { amount: '224.55', disputedAmount: null, lines: [[quiet.id, '224.55']] },
  ]);
});

it('A seller sees until when payouts wait after a change of the UPI address', async () => {
  const { paying, seller } = shop;
  const query = '{ payoutBalance { pausedUntil } }';
  const pausedUntil = async () =>
    (await paying.marketplace.ask<{ payoutBalance: { pausedUntil: string | null } }>(query, {}, seller.token))
      .payoutBalance.pausedUntil;
  const changed = paying.marketplace.clock.now().getTime();
  expect(await pausedUntil()).toBe(new Date(changed + 24 * 3_600_000).toISOString());
  await shop.pass(1);
  expect(await pausedUntil()).toBeNull();
});
