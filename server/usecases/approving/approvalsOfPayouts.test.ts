import { afterEach, expect, it } from 'vitest';
import { mutate } from '../../testing/mutate.js';
import { accept, chargeBack, chargebacksSeenBy } from '../../testing/payments/chargebacks.js';
import { assertBooksAgree } from '../../testing/payments/journal.js';
import {
  openPayoutShop,
  paidPayouts,
  payoutsOf,
  pendingPayouts,
  runPayoutJob,
  sell,
  sellAndDeliver,
  setUpiAddress,
  settlePayout,
  type PayoutShop,
} from '../../testing/payments/payouts.js';
import { runQueuedJobs } from '../../testing/payments/paying.js';
import { confirm } from '../../testing/payments/staffMoney.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { makeStaff } from '../../testing/people/staff.js';

let shop: PayoutShop;
afterEach(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.paying.close();
});

/** Opens a shop in which a member of staff may settle up to 100 rupees alone. Returns a second member of staff. */
async function openShop(): Promise<Person> {
  shop = await openPayoutShop(0, {}, { approvalAbove: 100 });
  const om = await signUpReader(shop.paying.marketplace, 'Om');
  await makeStaff(shop.paying.marketplace.ports, om, 'FINANCE');
  return om;
}

async function approvePending(staff: Person): Promise<string | undefined> {
  const { marketplace } = shop.paying;
  await confirm(shop.paying, staff);
  const { pendingApprovals } = await marketplace.ask<{ pendingApprovals: { nodes: { id: string }[] } }>(
    '{ pendingApprovals { nodes { id } } }',
    {},
    staff.token,
  );
  const input = { approvalId: pendingApprovals.nodes[0]?.id };
  const { userErrors } = await mutate<object>(marketplace, staff, 'approveStep', '__typename', input);
  return userErrors[0]?.code;
}

/** Creates a pending payout for a sale of 249.50 rupees, less the commission. Returns its ID. */
async function pendingPayout(): Promise<string> {
  const { paying, seller, buyer, pass } = shop;
  await pass(2);
  await sellAndDeliver(paying, seller, buyer);
  await runPayoutJob(paying);
  return (await pendingPayouts(paying, shop.finance))[0]?.id ?? '';
}

it('a payout above the amount counts as paid once a second member of staff approves it', async () => {
  const om = await openShop();
  const payoutId = await pendingPayout();
  const mark = (reference: string) =>
    settlePayout(shop.paying, shop.finance, 'markPayoutPaid', { payoutId, reference });
  expect(await mark('UTR 1')).toBeNull();
  expect(await payoutsOf(shop.paying, shop.seller)).toMatchObject([{ status: 'PENDING', reference: null }]);
  expect(await mark('UTR 2')).toBe('APPROVAL_PENDING');
  expect(await approvePending(shop.finance)).toBe('OWN_APPROVAL');
  expect(await approvePending(om)).toBeUndefined();
  expect(await paidPayouts(shop.paying, om)).toMatchObject([{ id: payoutId, reference: 'UTR 1' }]);
});

it('two payouts with one reference are not both approved', async () => {
  const om = await openShop();
  const another = await signUpReader(shop.paying.marketplace, 'Ravi');
  await setUpiAddress(shop.paying, another, 'ravi@okbank');
  await shop.pass(2);
  for (const seller of [shop.seller, another]) await sellAndDeliver(shop.paying, seller, shop.buyer);
  await runPayoutJob(shop.paying);
  for (const { id: payoutId } of await pendingPayouts(shop.paying, shop.finance))
    await settlePayout(shop.paying, shop.finance, 'markPayoutPaid', { payoutId, reference: 'UTR 1' });
  expect(await approvePending(om)).toBeUndefined();
  expect(await approvePending(om)).toBe('PAYOUT_REFERENCE_USED');
  expect(await pendingPayouts(shop.paying, om)).toHaveLength(1);
});

it('a chargeback above the amount is accepted by two', async () => {
  const om = await openShop();
  await chargeBack(shop.paying, await sell(shop.paying, shop.seller, shop.buyer));
  expect(await accept(shop)).toEqual([]);
  const answers = async () => (await chargebacksSeenBy(shop.paying, om)).map(({ answer }) => answer);
  expect(await answers()).toEqual([null]);
  expect(await approvePending(om)).toBeUndefined();
  expect(await answers()).toEqual(['ACCEPTED']);
  await runQueuedJobs(shop.paying);
});
