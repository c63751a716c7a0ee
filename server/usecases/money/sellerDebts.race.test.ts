import { afterAll, beforeAll, expect, it } from 'vitest';
import { debtsSeenBy, settleDebt } from '../../testing/payments/debts.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import { cancelOrder } from '../../testing/orders/orders.js';
import {
  openPayoutShop,
  payoutsOf,
  runPayoutJob,
  sell,
  sellAndDeliver,
  settlePayout,
  type PayoutShop,
} from '../../testing/payments/payouts.js';
import { bankDecides, chargeBack } from '../../testing/payments/chargebacks.js';

let shop: PayoutShop;
beforeAll(async () => {
  shop = await openPayoutShop(0);
});
afterAll(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.paying.close();
});

it('Repayments at the same moment never exceed the debt together, beside sales that lower it', async () => {
  const { paying, finance, seller, buyer } = shop;
  await shop.pass(1);
  const order = await sellAndDeliver(paying, seller, buyer);
  await runPayoutJob(paying);
  const payoutId = (await payoutsOf(paying, seller))[0]?.id ?? '';
  await settlePayout(paying, finance, 'markPayoutPaid', { payoutId, reference: 'UTR 0' });
  await bankDecides(paying, await chargeBack(paying, order), 'lost');
  expect(await debtsSeenBy(paying, finance)).toMatchObject([{ amount: '224.55' }]);
  const amount = '100.00';
  const codes = await Promise.all(
    [1, 2, 3, 4].map((number) =>
      settleDebt(paying, finance, seller.id, { amount, reference: `UTR ${number}` }),
    ),
  );
  expect(codes.filter((code) => code === null)).toHaveLength(2);
  expect(codes.filter((code) => code === 'DEBT_EXCEEDED')).toHaveLength(2);
  expect(await debtsSeenBy(paying, finance)).toMatchObject([{ amount: '24.55' }]);
  const sold = await sell(paying, seller, buyer);
  expect(await debtsSeenBy(paying, finance)).toEqual([]);
  await cancelOrder(paying.marketplace, buyer, sold.id);
  expect(await debtsSeenBy(paying, finance)).toMatchObject([{ amount: '24.55' }]);
});
