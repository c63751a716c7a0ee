import { afterEach, beforeEach, expect, it } from 'vitest';
import { jobPorts } from '../../testing/mail/mail.js';
import { take, type Order } from '../../testing/orders/orders.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import {
  giveAccount,
  goBeforeTheEnd,
  openRefundShop,
  refundSeenBy,
  rentFor,
  runRefundJobs,
  takeRefundNews,
  type RefundShop,
} from '../../testing/payments/oldRentals.js';
import { BANK } from '../../testing/payments/payoutAccounts.js';
import { payoutsOf, runPayoutJob } from '../../testing/payments/payouts.js';
import { prepareAndSend, sendOnce, takeWebhooks } from '../../testing/payments/sentPayouts.js';
import {
  addOwnMoney,
  linkSeller,
  madeTransfers,
  prepareAndRelease,
  runTransferJobs,
} from '../../testing/payments/transfers.js';
import { proveAccounts } from '../payouts/proveAccounts.js';

// A payout provider is configured in addition to transfers. The deposit is 200 rupees. Accounts are proved by sending a rupee.
let shop: RefundShop;
beforeEach(async () => {
  shop = await openRefundShop({ withTransfers: true, terms: { provesAccounts: true } });
  addOwnMoney(shop);
  await linkSeller(shop);
});
afterEach(async () => {
  try {
    await assertBooksAgree(shop.paying.marketplace);
  } finally {
    await shop.close();
  }
});

const payouts = () =>
  [...shop.payouts.books.payouts.values()].map(({ amount, status, paid_to }) => [amount, status, paid_to]);
const rupees = () => shop.payouts.books.validations.size;
const prove = () => proveAccounts(jobPorts(shop.paying.marketplace));
const heldTransfer = { on_hold: true, amount_reversed: 0, status: 'processed' };

/** Rents a book for eight months. The rent is transferred and held. */
async function rented(): Promise<Order> {
  const order = await rentFor(shop, 8);
  await runTransferJobs(shop);
  expect(madeTransfers(shop.paying)).toMatchObject([heldTransfer]);
  return order;
}

async function takeBack({ fulfillments: [fulfillment] }: Order, input: object = {}): Promise<void> {
  const { marketplace } = shop.paying;
  const id = fulfillment?.id ?? '';
  const { userErrors } = await take(marketplace, shop.seller, 'takeBackFulfillment', id, input);
  expect(userErrors).toEqual([]);
}

it('A deposit that is too old to refund is paid out, and the transfer of the rent stays held until it is due', async () => {
  const order = await rented();
  await goBeforeTheEnd(shop, order, 10);
  expect(await giveAccount(shop, shop.buyer, order)).toEqual([]);
  await goBeforeTheEnd(shop, order, 1);
  await takeBack(order);
  shop.payouts.faults.banks = 'wait';
  await runRefundJobs(shop);
  const [payout] = shop.payouts.books.payouts.values();
  shop.payouts.end(payout?.id ?? '', 'processed');
  expect(await takeRefundNews(shop)).toBeGreaterThan(0);
  expect(payouts()).toEqual([[20_000, 'processed', 'meera@okbank']]);
  expect(shop.paying.simulation.simulator.books.refunds.size).toBe(0);
  expect(await refundSeenBy(shop, shop.buyer, order)).toMatchObject({ state: 'PAID' });
  expect(madeTransfers(shop.paying)).toMatchObject([heldTransfer]);

  await prove();
  expect(rupees()).toBe(0);
  expect(await prepareAndRelease(shop)).toBeNull();
  expect(madeTransfers(shop.paying)).toMatchObject([{ on_hold: false, amount_reversed: 0 }]);
  expect(await payoutsOf(shop.paying, shop.seller)).toMatchObject([{ status: 'PAID' }]);
  expect(payouts()).toHaveLength(1);
});

it('What a seller earns beside the transfer is paid out once the account is proved', async () => {
  const order = await rented();
  await goBeforeTheEnd(shop, order, 1);
  await takeBack(order, { withhold: { amount: '50.00', reason: 'A page is torn' } });
  await shop.pass(3);
  await runPayoutJob(shop.paying);
  expect(await payoutsOf(shop.paying, shop.seller)).toMatchObject([{ status: 'SENT' }]);
  await prove();
  await prove();
  expect(rupees()).toBe(1);
  expect(await prepareAndSend(shop)).toBeNull();
  await takeWebhooks(shop);
  expect(payouts()).toEqual([[5_000, 'processed', BANK.number]]);
  const [beside, release] = await payoutsOf(shop.paying, shop.seller);
  expect(beside).toMatchObject({ amount: '50.00', status: 'PAID' });
  expect(release).toMatchObject({ status: 'SENT' });
  await runTransferJobs(shop);
  expect(await sendOnce(shop.paying.marketplace)).toBeNull();
  expect(await payoutsOf(shop.paying, shop.seller)).toMatchObject([{ status: 'PAID' }, { status: 'PAID' }]);
  expect(payouts()).toHaveLength(1);
});
