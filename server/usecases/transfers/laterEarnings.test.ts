import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { take, type Order } from '../../testing/orders/orders.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import {
  balanceOf,
  payoutsOf,
  pendingPayouts,
  settlePayout,
  type PayoutShop,
} from '../../testing/payments/payouts.js';
import { rentOnline } from '../../testing/payments/rentedOnline.js';
import {
  linkSeller,
  madeTransfers,
  openTransferShop,
  prepareAndRelease,
  runTransferJobs,
} from '../../testing/payments/transfers.js';

let shop: PayoutShop;
beforeEach(async () => {
  shop = await openTransferShop();
  await linkSeller(shop);
});
afterEach(async () => {
  try {
    await assertBooksAgree(shop.paying.marketplace);
  } finally {
    await shop.paying.close();
  }
});

/** Rents a book with a deposit of 200 rupees, pays online, and releases the transfer of the rent. */
async function rentedAndPaid(): Promise<Order> {
  const order = await rentOnline(shop);
  await runTransferJobs(shop);
  expect(await owedBeside()).toEqual(['0.00', 0]);
  await prepareAndRelease(shop);
  expect(madeTransfers(shop.paying)).toMatchObject([{ on_hold: false }]);
  return order;
}

async function takeBack({ fulfillments: [fulfillment] }: Order, input: object = {}): Promise<void> {
  const step = 'takeBackFulfillment';
  const { userErrors } = await take(shop.paying.marketplace, shop.seller, step, fulfillment?.id ?? '', input);
  expect(userErrors).toEqual([]);
}

/** Returns the amount and count of `owedBesideTransfers` on the money page. */
async function owedBeside(): Promise<[string, number]> {
  const query = '{ moneyOverview { owedBesideTransfers { amount { amount } count } } }';
  const { moneyOverview } = await shop.paying.marketplace.ask<{
    moneyOverview: { owedBesideTransfers: { amount: { amount: string }; count: number } };
  }>(query, {}, shop.finance.token);
  const { amount, count } = moneyOverview.owedBesideTransfers;
  return [amount.amount, count];
}

/** Checks that staff see this amount as owed in addition to transfers. Then pays it by hand, without a second transfer. */
async function expectPaidByHand(order: Order, amount: string): Promise<void> {
  expect(await owedBeside()).toEqual([amount, 1]);
  await prepareAndRelease(shop);
  const [payout, ...others] = await pendingPayouts(shop.paying, shop.finance);
  expect(others).toEqual([]);
  expect(payout).toMatchObject({
    status: 'PENDING',
    amount,
    viewerCanMarkPaid: true,
    lines: [[order.id, amount]],
  });
  expect(await owedBeside()).toEqual([amount, 1]);
  const paid = { payoutId: payout?.id ?? '', reference: 'UTR 7' };
  expect(await settlePayout(shop.paying, shop.finance, 'markPayoutPaid', paid)).toBeNull();
  expect(await payoutsOf(shop.paying, shop.seller)).toHaveLength(2);
  expect(await balanceOf(shop.paying, shop.seller)).toEqual({
    due: '0.00',
    waiting: '0.00',
    onTheWay: '0.00',
  });
  expect(await owedBeside()).toEqual(['0.00', 0]);
  expect(madeTransfers(shop.paying)).toHaveLength(1);
}

describe('What a seller earns after the transfer', () => {
  it('of a withheld deposit is paid by hand', async () => {
    const order = await rentedAndPaid();
    expect(await owedBeside()).toEqual(['0.00', 0]);
    await takeBack(order, { withhold: { amount: '50.00', reason: 'A page is torn' } });
    await runTransferJobs(shop);
    await shop.pass(3);
    await expectPaidByHand(order, '50.00');
  });

  it('of a late fee is paid by hand', async () => {
    const order = await rentedAndPaid();
    await shop.pass(34);
    await takeBack(order);
    await runTransferJobs(shop);
    await expectPaidByHand(order, '7.50');
  });

  it('of a copy that is lost is paid by hand', async () => {
    const order = await rentedAndPaid();
    await shop.pass(60);
    const id = order.fulfillments[0]?.id ?? '';
    const { userErrors } = await take(shop.paying.marketplace, shop.seller, 'declareLost', id);
    expect(userErrors).toEqual([]);
    await runTransferJobs(shop);
    await expectPaidByHand(order, '200.00');
  });
});
