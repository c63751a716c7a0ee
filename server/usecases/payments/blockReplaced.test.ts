import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { blockAndPay as blockAtBank } from '../../simulators/payments/blocks.js';
import { graphqlPayments } from '../../testing/payments.js';
import { deliver, take, type Order } from '../../testing/orders/orders.js';
import { booksAtProvider, openBlockShop, orderRental, seenBlock } from '../../testing/payments/blocked.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import { pageOf, payDirectly, runPaymentJobs } from '../../testing/payments/paying.js';
import type { PayoutShop } from '../../testing/payments/payouts.js';

// The rent is 49 rupees, and the deposit 200.
let shop: PayoutShop;
let order: Order;
beforeEach(async () => {
  shop = await openBlockShop();
  order = await orderRental(shop);
});
afterEach(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.paying.close();
});

const simulator = () => shop.paying.simulation.simulator;
const payments = () => graphqlPayments(shop.paying.marketplace);
const page = () => pageOf(shop.paying, order);

async function replace(): Promise<void> {
  expect((await payDirectly(shop.paying, shop.buyer, order.id)).userErrors).toEqual([]);
}

/** Runs the jobs until everything that the provider was asked for has ended. */
async function settle(): Promise<void> {
  for (let run = 0; run < 3; run += 1) await runPaymentJobs(shop.paying);
}

/** Checks that the buyer owes the seller the rent and the deposit, and that nothing is blocked or paid online. */
async function expectDirectDeposit(): Promise<void> {
  expect(await seenBlock(shop, order)).toMatchObject({
    depositSecurity: 'TO_PAY',
    depositBlock: null,
    payment: null,
    fulfillments: [{ openPayment: { state: 'TO_PAY', isOnline: false, amount: { amount: '249.00' } } }],
  });
  expect(await payments().view(shop.buyer, order)).toMatchObject({ deposit: '200.00', steps: ['markPaid'] });
}

describe('An order whose deposit could be blocked, and whose buyer pays directly instead', () => {
  it('has its deposit paid to the seller and given back by the seller, and no block is made', async () => {
    const { marketplace } = shop.paying;
    await replace();
    await settle();
    await expectDirectDeposit();
    const { id } = await page();
    expect(() => blockAtBank(simulator(), id)).toThrow('payment link is cancelled');
    expect(await payments().step(shop.seller, 'confirmPayment', order)).toBeNull();
    await deliver(marketplace, order, shop.seller, shop.buyer);
    const fulfillmentId = order.fulfillments[0]?.id ?? '';
    const { userErrors } = await take(marketplace, shop.seller, 'takeBackFulfillment', fulfillmentId);
    expect(userErrors).toEqual([]);
    await settle();
    expect((await seenBlock(shop, order)).fulfillments).toEqual([
      { openPayment: { state: 'TO_REFUND', isOnline: false, amount: { amount: '200.00' } } },
    ]);
    expect(booksAtProvider(simulator())).toEqual({ kept: 0, blocks: [] });
  });

  it('has a block released that the bank had made before the rest was paid', async () => {
    simulator().faults.uncaptured = true;
    blockAtBank(simulator(), (await page()).id);
    simulator().faults.uncaptured = false;
    expect(booksAtProvider(simulator()).blocks).toEqual(['active']);
    await replace();
    await settle();
    expect(booksAtProvider(simulator())).toEqual({ kept: 0, blocks: ['released'] });
    await expectDirectDeposit();
  });

  it('has the block released and the rest refunded, if both were made at the same moment', async () => {
    simulator().faults.missingWebhooks = true;
    blockAtBank(simulator(), (await page()).id);
    expect(booksAtProvider(simulator())).toEqual({ kept: 4_900, blocks: ['active'] });
    await replace();
    await settle();
    expect(booksAtProvider(simulator())).toEqual({ kept: 0, blocks: ['released'] });
    await expectDirectDeposit();
  });
});
