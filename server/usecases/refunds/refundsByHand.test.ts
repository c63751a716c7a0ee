import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deliverMail } from '../../testing/mail/mail.js';
import type { Order } from '../../testing/orders/orders.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import {
  askForAccounts,
  giveAccount,
  goBeforeTheEnd,
  openRefunds,
  openRefundShop,
  refundSeenBy,
  rentFor,
  runRefundJobs,
  takeBack,
  type RefundShop,
} from '../../testing/payments/oldRentals.js';
import { confirm, settle } from '../../testing/payments/staffMoney.js';
import { moneyReadsOf } from '../../testing/people/staff.js';
import { RestClient } from '../../testing/restClient.js';

// Payouts are made by hand. The deposit is 200 rupees.
let shop: RefundShop;
beforeEach(async () => {
  shop = await openRefundShop({ byHand: true });
});
afterEach(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.close();
});

async function returned(given?: object): Promise<Order> {
  const order = await rentFor(shop, 8);
  await goBeforeTheEnd(shop, order, 10);
  expect(await giveAccount(shop, shop.buyer, order, given)).toEqual([]);
  await goBeforeTheEnd(shop, order, 1);
  await takeBack(shop, order);
  await runRefundJobs(shop);
  return order;
}

const settleAll = async (order: Order) => {
  const [refund] = await openRefunds(shop, shop.finance);
  await confirm(shop.paying, shop.finance);
  const input = { refundId: refund?.id, reference: 'UTR 4711', reason: 'Paid by UPI' };
  const refusals = await settle(shop.paying, shop.finance, 'settleRefund', input);
  return { refusals, seen: await refundSeenBy(shop, shop.buyer, order), input };
};

describe('A refund by payout without a payout provider', () => {
  it('is paid by staff to the UPI ID, which they read on record', async () => {
    const order = await returned();
    const { marketplace } = shop.paying;
    expect(await refundSeenBy(shop, shop.buyer, order)).toMatchObject({ state: 'BY_HAND' });
    expect(await openRefunds(shop, shop.finance)).toMatchObject([
      {
        amount: { amount: '200.00' },
        account: { shown: 'me…@okbank' },
        payTo: { upiAddress: 'meera@okbank' },
        viewerCanSettle: true,
      },
    ]);
    expect(await moneyReadsOf(marketplace, shop.buyer)).toEqual([
      [expect.stringMatching(/^onlinerefund_|^refund/), shop.finance.id],
    ]);
    const reads = await marketplace.database.query<{ action: string }>(
      "SELECT action FROM staff_actions WHERE action = 'READ_BANK_ACCOUNT'",
    );
    expect(reads).toHaveLength(1);
    const { refusals, seen, input } = await settleAll(order);
    expect(refusals).toEqual([]);
    expect(seen).toMatchObject({ state: 'PAID' });
    const again = await settle(shop.paying, shop.finance, 'settleRefund', input);
    expect(again).toEqual([{ code: 'REFUND_NOT_STUCK', field: ['refundId'] }]);
    const mails = await deliverMail(marketplace);
    expect(mails.filter(({ text }) => text.includes('UTR 4711')).map(({ to }) => to.address)).toEqual([
      shop.buyer.email,
    ]);
  });

  it('waits for an account, for which the buyer is asked', async () => {
    const order = await rentFor(shop, 8);
    await goBeforeTheEnd(shop, order, 1);
    await takeBack(shop, order);
    await askForAccounts(shop);
    const mails = await deliverMail(shop.paying.marketplace);
    expect(mails.filter(({ subject }) => subject.includes('where should we send'))).toHaveLength(1);
    expect(await openRefunds(shop, shop.finance)).toMatchObject([{ account: null, payTo: null }]);
  });

  it('shows the account to its buyer and to staff who settle only, and only a part of it to the buyer', async () => {
    const bankAccount = { holder: 'Meera Rao', number: '918273645546', ifsc: 'HDFC0001234' };
    const order = await returned({ method: 'BANK_ACCOUNT', bankAccount });
    const { marketplace } = shop.paying;
    expect(await refundSeenBy(shop, shop.seller, order)).toBeNull();
    expect(await refundSeenBy(shop, shop.finance, order)).toBeNull();
    expect(await giveAccount(shop, shop.seller, order)).toEqual(['ORDER_NOT_FOUND']);
    const rest = await RestClient.of(marketplace);
    type Found = { data: { refundByPayout: { state: string; account: { shown: string } } } };
    const path = `/api/v1/orders/${order.id}/refund-by-payout`;
    const { body } = await rest.call<Found>('GET', path, { as: shop.buyer });
    expect(body.data.refundByPayout).toMatchObject({ state: 'by_hand', account: { shown: '5546' } });
    expect((await rest.call('GET', path, { as: shop.seller })).status).toBe(404);
    const stored = await marketplace.database.query<{ sealed: Buffer }>('SELECT sealed FROM refund_accounts');
    expect(stored[0]?.sealed.toString('latin1')).not.toContain(bankAccount.number);
    const [open] = await openRefunds(shop, shop.finance);
    expect(open?.payTo).toEqual({ upiAddress: null, bankAccount: { number: bankAccount.number } });
  });

  it.each([
    [{ method: 'UPI', upiAddress: 'meera' }, 'UPI_ADDRESS_INVALID'],
    [{ method: 'UPI' }, 'UPI_ADDRESS_INVALID'],
    [{ method: 'BANK_ACCOUNT' }, 'BANK_ACCOUNT_INVALID'],
  ])('refuses %j', async (given, code) => {
    const order = await rentFor(shop, 8);
    await goBeforeTheEnd(shop, order, 5);
    expect(await giveAccount(shop, shop.buyer, order, given)).toEqual([code]);
  });
});
