import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mutate } from '../../testing/mutate.js';
import { buy, cancelOrder, take, type Order } from '../../testing/orders/orders.js';
import { listBook } from '../../testing/books/books.js';
import { blockAndPay, openBlockShop, orderRental, rentBlocked } from '../../testing/payments/blocked.js';
import { pageOf, runPaymentJobs } from '../../testing/payments/paying.js';
import type { PayoutShop } from '../../testing/payments/payouts.js';
import type { Person } from '../../testing/people/people.js';

// The rent is 49 a month, the deposit 200.
let shop: PayoutShop;
beforeEach(async () => {
  shop = await openBlockShop();
});
afterEach(() => shop.paying.close());

interface SeenMoneyBack {
  paidBack: { amount: string };
  notCharged: { amount: string };
}

const fulfillmentOf = ({ fulfillments }: Order) => fulfillments[0]?.id ?? '';

/** Returns what the buyer gets back for the order and for its first fulfillment, each as [paid back, not charged] in rupees. */
async function moneyBack({ id }: Order, person: Person = shop.buyer) {
  const fields = 'moneyBack { paidBack { amount } notCharged { amount } }';
  const query = `query ($id: ID!) { order(id: $id) { ${fields} fulfillments { ${fields} } } }`;
  const { order } = await shop.paying.marketplace.ask<{
    order: { moneyBack: SeenMoneyBack | null; fulfillments: { moneyBack: SeenMoneyBack | null }[] };
  }>(query, { id }, person.token);
  const seen = [order.moneyBack, order.fulfillments[0]?.moneyBack ?? null];
  return seen.map((back) => back && [back.paidBack.amount, back.notCharged.amount]);
}

describe('What the buyer gets back by a cancellation', () => {
  it('is the rent of a rental whose deposit is blocked, which is not charged', async () => {
    const order = await orderRental(shop);
    await blockAndPay(shop, order);
    const back = ['49.00', '200.00'];
    expect(await moneyBack(order)).toEqual([back, back]);
    expect(await moneyBack(order, shop.seller)).toEqual([null, back]);
    await cancelOrder(shop.paying.marketplace, shop.buyer, order.id);
    await runPaymentJobs(shop.paying);
    const refunds = [...shop.paying.simulation.simulator.books.refunds.values()];
    expect(refunds.map(({ amount }) => amount)).toEqual([4_900]);
    expect(await moneyBack(order)).toEqual([null, null]);
  });

  it('is the rent with a deposit that was charged', async () => {
    const order = await orderRental(shop);
    shop.paying.simulation.simulator.pay((await pageOf(shop.paying, order)).id);
    await runPaymentJobs(shop.paying);
    expect(await moneyBack(order)).toEqual([
      ['249.00', '0.00'],
      ['249.00', '0.00'],
    ]);
  });

  it('is what was marked as paid, and nothing before', async () => {
    const { marketplace } = shop.paying;
    const order = await buy(marketplace, shop.buyer, await listBook(marketplace, shop.seller));
    expect(await moneyBack(order)).toEqual([
      ['0.00', '0.00'],
      ['0.00', '0.00'],
    ]);
    await mutate(marketplace, shop.buyer, 'markPaid', '__typename', { fulfillmentId: fulfillmentOf(order) });
    expect((await moneyBack(order))[0]).toEqual(['249.50', '0.00']);
  });
});

describe('What the buyer gets back of lost copies that are found', () => {
  it('is what was taken of the blocked deposit', async () => {
    const order = await rentBlocked(shop);
    expect(await moneyBack(order)).toEqual([null, null]);
    await take(shop.paying.marketplace, shop.buyer, 'declareLost', fulfillmentOf(order));
    await runPaymentJobs(shop.paying);
    expect(await moneyBack(order)).toEqual([null, ['200.00', '0.00']]);
  });

  it('is nothing if the bank refused to take it', async () => {
    const order = await rentBlocked(shop);
    shop.paying.simulation.simulator.faults.captures = 'refused';
    await take(shop.paying.marketplace, shop.buyer, 'declareLost', fulfillmentOf(order));
    await runPaymentJobs(shop.paying);
    expect(await moneyBack(order)).toEqual([null, ['0.00', '0.00']]);
  });
});
