import { afterEach, beforeEach, expect, it } from 'vitest';
import { mutate } from '../../testing/mutate.js';
import { HOME } from '../../testing/people/addresses.js';
import { changePayoutAccount, BANK } from '../../testing/payments/payoutAccounts.js';
import { sell, type PayoutShop } from '../../testing/payments/payouts.js';
import {
  giveFacts,
  linkedAccountOf,
  linkSeller,
  madeTransfers,
  openTransferShop,
  runLinkJob,
  runTransferJobs,
} from '../../testing/payments/transfers.js';

let shop: PayoutShop;
beforeEach(async () => {
  shop = await openTransferShop();
});
afterEach(() => shop.paying.close());

const simulator = () => shop.paying.simulation.simulator;
const accounts = () => [...simulator().route.accounts.values()];
const seen = () => linkedAccountOf(shop, shop.seller);

it('tells the seller what is missing, and opens nothing meanwhile', async () => {
  expect(await seen()).toEqual({ status: null, missing: ['BANK_ACCOUNT', 'PAN', 'ADDRESS'], note: null });
  await mutate(shop.paying.marketplace, shop.seller, 'saveAddress', '__typename', HOME);
  expect(await seen()).toMatchObject({ missing: ['BANK_ACCOUNT', 'PAN'] });
  await changePayoutAccount(shop.paying, shop.seller, { pan: 'ABCPE1234F' });
  await shop.pass(2);
  await runLinkJob(shop);
  expect(await seen()).toMatchObject({ status: null, missing: ['BANK_ACCOUNT'] });
  expect(accounts()).toEqual([]);
});

it('is opened a day after the last change, and gets transfers a day after that', async () => {
  await giveFacts(shop, shop.seller);
  await runLinkJob(shop);
  expect(accounts()).toEqual([]);
  await shop.pass(2);
  await runLinkJob(shop);
  expect(await seen()).toEqual({ status: 'ACTIVE', missing: [], note: null });
  expect(accounts()).toMatchObject([
    { email: shop.seller.email, product: { bank_account: BANK.number }, stakeholders: [{}] },
  ]);
  await sell(shop.paying, shop.seller, shop.buyer);
  await runTransferJobs(shop);
  expect(madeTransfers(shop.paying)).toEqual([]);
  await shop.pass(1);
  await sell(shop.paying, shop.seller, shop.buyer);
  await runTransferJobs(shop);
  expect(madeTransfers(shop.paying)).toHaveLength(1);
});

it('that is refused is told with the reason, gets no transfers, and is read again', async () => {
  simulator().faults.accounts = 'needs_clarification';
  await linkSeller(shop);
  expect(await seen()).toEqual({
    status: 'REFUSED',
    missing: [],
    note: 'settlements.beneficiary_name: name_mismatch',
  });
  await sell(shop.paying, shop.seller, shop.buyer);
  await runTransferJobs(shop);
  expect(madeTransfers(shop.paying)).toEqual([]);
  simulator().route.review(accounts()[0]?.id ?? '', 'activated', simulator().now);
  await runLinkJob(shop);
  expect(await seen()).toMatchObject({ status: 'ACTIVE', note: null });
});

it.each(['createAccount', 'addStakeholder', 'requestProduct', 'submit'] as const)(
  'is opened once if the answer to %s is lost',
  async (call) => {
    simulator().faults.lostAnswers = { [call]: 1 };
    await giveFacts(shop, shop.seller);
    await shop.pass(2);
    await expect(runLinkJob(shop)).rejects.toThrow(/provider/);
    await runLinkJob(shop);
    expect(await seen()).toMatchObject({ status: 'ACTIVE' });
    expect(accounts()).toHaveLength(1);
    expect(accounts()[0]?.stakeholders).toHaveLength(1);
  },
);

it('gets another bank account once the pause after the change is over', async () => {
  await linkSeller(shop);
  const bankAccount = { ...BANK, number: '112233445566' };
  await changePayoutAccount(shop.paying, shop.seller, { bankAccount });
  await runLinkJob(shop);
  expect(accounts()[0]?.product?.bank_account).toBe(BANK.number);
  await shop.pass(2);
  await runLinkJob(shop);
  expect(accounts()).toMatchObject([{ product: { bank_account: '112233445566' } }]);
});
