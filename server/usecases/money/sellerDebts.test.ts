import { parse } from 'csv-parse/sync';
import { afterEach, expect, it } from 'vitest';
import { graphqlDisputes } from '../../testing/disputes/disputeApi.js';
import { mutate } from '../../testing/mutate.js';
import type { Order } from '../../testing/orders/orders.js';
import { debtsSeenBy, settleDebt, type EnteredRepayment } from '../../testing/payments/debts.js';
import { assertBooksAgree, floatOf } from '../../testing/payments/journal.js';
import { runPaymentJobs } from '../../testing/payments/paying.js';
import {
  balanceOf,
  openPayoutShop,
  payoutsOf,
  runPayoutJob,
  sellAndDeliver,
  settlePayout,
  type PayoutShop,
} from '../../testing/payments/payouts.js';
import { confirm, failRefunds, moneySeenBy, settle } from '../../testing/payments/staffMoney.js';
import { signUpReader, type Person } from '../../testing/people/people.js';
import { makeStaff, moneyReadsOf } from '../../testing/people/staff.js';

let shop: PayoutShop;
/** The second member of staff, who approves steps. */
let om: Person;
afterEach(async () => {
  await assertBooksAgree(shop.paying.marketplace);
  await shop.paying.close();
});

/** Opens a shop with two members of staff. Each can settle amounts up to `approvalAbove` without the other. */
async function openShop(approvalAbove?: number): Promise<void> {
  shop = await openPayoutShop(1, {}, approvalAbove === undefined ? {} : { approvalAbove });
  om = await signUpReader(shop.paying.marketplace, 'Om');
  await makeStaff(shop.paying.marketplace.ports, om, 'FINANCE');
}

/** Pays out what is due to a seller. If an approval is needed, the second member of staff gives it. */
async function payOut(seller: Person, reference: string): Promise<void> {
  const { paying, finance } = shop;
  await runPayoutJob(paying);
  const payoutId = (await payoutsOf(paying, seller))[0]?.id ?? '';
  expect(await settlePayout(paying, finance, 'markPayoutPaid', { payoutId, reference })).toBeNull();
  await approve(om);
}

/** Sells a book for 249.50 rupees and pays out the earnings. */
async function paidOut(seller: Person): Promise<Order> {
  const order = await sellAndDeliver(shop.paying, seller, shop.buyer);
  await shop.pass(1);
  await payOut(seller, `UTR of ${order.id}`);
  return order;
}

/** Refunds 100 rupees of a delivered order to the buyer. The seller earned 90 of them. */
async function giveBack({ fulfillments: [part] }: Order, seller: Person): Promise<void> {
  const { paying, buyer } = shop;
  const disputes = graphqlDisputes(paying.marketplace);
  const claim = { reason: 'NOT_AS_DESCRIBED', amount: '100.00', statement: 'It is torn' };
  expect(await disputes.open(buyer, part?.id ?? '', claim)).toBeNull();
  const [dispute] = (await disputes.view(seller, part?.id ?? '')).disputes;
  const answer = { answer: 'Sorry', amount: '100.00' };
  expect(await disputes.step(seller, 'answerDispute', dispute?.id ?? '', answer)).toBeNull();
}

/** Sells a book, pays it out, and refunds a part of it, so that the seller owes 90 rupees. */
const owing = async (seller: Person = shop.seller): Promise<void> => giveBack(await paidOut(seller), seller);

const repay = (entered: EnteredRepayment, staff = shop.finance, seller = shop.seller) =>
  settleDebt(shop.paying, staff, seller.id, entered);

const owed = async () => (await debtsSeenBy(shop.paying, shop.finance)).map(({ amount }) => amount);

async function actionsOf(): Promise<unknown[]> {
  const found = await shop.paying.marketplace.database.query<object>(
    "SELECT action, user_id FROM staff_actions WHERE action IN ('SETTLE_DEBT', 'REQUEST_APPROVAL', 'APPROVE_STEP') ORDER BY id",
  );
  return found.map((row) => Object.values(row));
}

it('Staff see who owes what since when, record what is paid back, and the seller is square', async () => {
  await openShop();
  const { paying, finance, seller } = shop;
  expect(await owed()).toEqual([]);
  await owing();
  const since = paying.marketplace.clock.now().toISOString();
  await shop.pass(3);
  expect(await debtsSeenBy(paying, finance)).toEqual([
    {
      seller: { id: seller.id, name: 'Dev' },
      amount: '90.00',
      since,
      daysOpen: 3,
      viewerCanSettle: true,
      approval: null,
    },
  ]);
  expect(await moneyReadsOf(paying.marketplace, seller)).toEqual([[seller.id, finance.id]]);
  const before = await floatOf(paying.marketplace);
  expect(await repay({ amount: '40.00', reference: 'UTR 1' })).toBeNull();
  expect(await debtsSeenBy(paying, finance)).toMatchObject([{ amount: '50.00', since, daysOpen: 3 }]);
  expect(await balanceOf(paying, seller)).toMatchObject({ due: '-50.00' });
  expect(await repay({ amount: '50.00', reference: 'UTR 2' })).toBeNull();
  expect(await owed()).toEqual([]);
  expect(await balanceOf(paying, seller)).toMatchObject({ due: '0.00' });
  expect(await floatOf(paying.marketplace)).toBe(before + 9_000);
  expect(await actionsOf()).toEqual([
    ['SETTLE_DEBT', seller.id],
    ['SETTLE_DEBT', seller.id],
  ]);
});

it('A debt begins after the last moment at which nothing was owed', async () => {
  await openShop();
  const { paying, finance, seller } = shop;
  const orders = [await paidOut(seller), await paidOut(seller)] as const;
  await giveBack(orders[0], seller);
  expect(await repay({ amount: '90.00', reference: 'UTR 1' })).toBeNull();
  await shop.pass(3);
  await giveBack(orders[1], seller);
  const since = paying.marketplace.clock.now().toISOString();
  expect(await debtsSeenBy(paying, finance)).toMatchObject([{ amount: '90.00', since, daysOpen: 0 }]);
});

it('What was paid back is not taken from the next payout, which says so', async () => {
  await openShop();
  const { paying, seller, buyer } = shop;
  await owing();
  expect(await repay({ amount: '90.00', reference: 'UTR 1' })).toBeNull();
  await sellAndDeliver(paying, seller, buyer);
  await shop.pass(1);
  await runPayoutJob(paying);
  const [payout] = await payoutsOf(paying, seller);
  expect(payout).toMatchObject({ amount: '224.55', status: 'PENDING' });
  expect(payout?.lines.map(([, amount]) => amount).toSorted()).toEqual(['-90.00', '224.55']);
  const query = '{ payouts(first: 1) { nodes { repaidAmount { amount } lines { totalCount } } } }';
  expect(await paying.marketplace.ask(query, {}, seller.token)).toEqual({
    payouts: { nodes: [{ repaidAmount: { amount: '90.00' }, lines: { totalCount: 2 } }] },
  });
  const headers = { authorization: `Bearer ${seller.token}` };
  const file = await fetch(`${paying.marketplace.url}/api/v1/users/me/payouts.csv`, { headers });
  const rows = parse<Record<string, string>>(await file.text(), {
    bom: true,
    columns: true,
    record_delimiter: '\r\n',
  });
  const ofPayout = rows.filter((row) => row['Payout'] === payout?.id);
  expect(ofPayout.map(({ Order: order, Amount: amount }) => [order === '', amount])).toEqual(
    expect.arrayContaining([
      [true, '90.00'],
      [false, "'-90.00"],
      [false, '224.55'],
    ]),
  );
  expect(ofPayout).toHaveLength(3);
});

it('A debt that later sales pay off leaves the list, and a new one is as old as its loss', async () => {
  await openShop();
  const { paying, finance, seller, buyer } = shop;
  await owing();
  await sellAndDeliver(paying, seller, buyer);
  expect(await owed()).toEqual([]);
  expect(await repay({ amount: '1.00', reference: 'UTR 1' })).toBe('DEBT_NOT_FOUND');
  await shop.pass(1);
  await payOut(seller, 'UTR of the next');
  await owing();
  const since = paying.marketplace.clock.now().toISOString();
  expect(await debtsSeenBy(paying, finance)).toMatchObject([{ amount: '90.00', since, daysOpen: 0 }]);
});

it('A refund that is stuck stays in sight while its seller is in debt, and once the debt is paid back', async () => {
  await openShop();
  const { paying, finance, seller, buyer } = shop;
  await owing();
  await failRefunds(paying);
  const seesBoth = async (debts: string[]) => {
    expect(await owed()).toEqual(debts);
    const { figures, refunds } = await moneySeenBy(paying, finance);
    expect(refunds).toMatchObject([{ amount: { amount: '100.00' }, viewerCanRetry: true }]);
    expect(figures).toMatchObject({ refundsStuck: ['100.00', 1], refundsUnderWay: ['0.00', 0] });
    return refunds[0]?.id;
  };
  await seesBoth(['90.00']);
  expect(await repay({ amount: '40.00', reference: 'UTR 1' })).toBeNull();
  await seesBoth(['50.00']);
  await sellAndDeliver(paying, seller, buyer);
  const refundId = await seesBoth([]);
  expect(await settle(paying, finance, 'retryRefund', { refundId })).toEqual([]);
  await runPaymentJobs(paying);
  const { figures, refunds } = await moneySeenBy(paying, finance);
  expect([refunds, figures.refunded]).toEqual([[], ['100.00', 1]]);
  expect(await owed()).toEqual([]);
});

it('Nothing is recorded beyond the debt, twice under a reference, by a seller, or without a confirmation', async () => {
  await openShop();
  const { paying, finance, seller } = shop;
  await owing();
  expect(await repay({ amount: '90.01', reference: 'UTR 1' })).toBe('DEBT_EXCEEDED');
  expect(await repay({ amount: '0', reference: 'UTR 1' })).toBe('AMOUNT_NOT_POSITIVE');
  expect(await repay({ amount: '1', reference: '' })).toBe('TRANSFER_REFERENCE_REQUIRED');
  expect(await repay({ amount: '1', reference: 'UTR 1', reason: ' ' })).toBe('REASON_REQUIRED');
  expect(await repay({ amount: '1', reference: 'UTR 1' })).toBeNull();
  expect(await repay({ amount: '1', reference: 'utr 1' })).toBe('DEBT_REFERENCE_USED');
  expect(await repay({ amount: '1', reference: 'UTR 2' }, seller)).toBe('FORBIDDEN');
  await makeStaff(paying.marketplace.ports, seller, 'FINANCE');
  expect(await repay({ amount: '1', reference: 'UTR 2' }, seller)).toBe('OWN_DEBT');
  expect(await debtsSeenBy(paying, seller)).toMatchObject([{ viewerCanSettle: false }]);
  paying.marketplace.clock.advanceMinutes(11);
  const input = { sellerId: seller.id, amount: '1', reference: 'UTR 3', reason: 'Cash' };
  const late = await mutate<object>(paying.marketplace, finance, 'settleSellerDebt', '__typename', input);
  expect(late.userErrors[0]?.code).toBe('CONFIRMATION_REQUIRED');
  expect(await owed()).toEqual(['89.00']);
});

it('Above the amount, a second member of staff approves what was entered, never more than is owed by then', async () => {
  await openShop(50);
  const { paying, finance, seller } = shop;
  await owing();
  expect(await repay({ amount: '20.00', reference: 'UTR 1' })).toBeNull();
  expect(await repay({ amount: '60.00', reference: 'UTR 2' })).toBeNull();
  expect(await debtsSeenBy(paying, finance)).toMatchObject([{ amount: '70.00', approval: {} }]);
  expect(await repay({ amount: '1.00', reference: 'UTR 3' })).toBeNull();
  expect(await repay({ amount: '60.00', reference: 'UTR 4' })).toBe('APPROVAL_PENDING');
  expect(await approve(finance)).toBe('OWN_APPROVAL');
  expect(await approve(om)).toBeUndefined();
  expect(await owed()).toEqual(['9.00']);
  expect((await actionsOf()).slice(-4)).toEqual([
    ['SETTLE_DEBT', seller.id],
    ['REQUEST_APPROVAL', seller.id],
    ['SETTLE_DEBT', seller.id],
    ['APPROVE_STEP', seller.id],
  ]);
});

it('An approved repayment that exceeds what is left of the debt is refused', async () => {
  await openShop(50);
  await owing();
  expect(await repay({ amount: '80.00', reference: 'UTR 1' })).toBeNull();
  expect(await repay({ amount: '50.00', reference: 'UTR 2' })).toBeNull();
  expect(await approve(om)).toBe('DEBT_EXCEEDED');
  expect(await owed()).toEqual(['40.00']);
});

/** Approves the open request, as this member of staff. */
async function approve(staff: Person): Promise<string | undefined> {
  const { paying } = shop;
  await confirm(paying, staff);
  const { pendingApprovals } = await paying.marketplace.ask<{
    pendingApprovals: { nodes: { id: string }[] };
  }>('{ pendingApprovals { nodes { id } } }', {}, staff.token);
  const input = { approvalId: pendingApprovals.nodes[0]?.id ?? 'none' };
  const approved = await mutate<object>(paying.marketplace, staff, 'approveStep', '__typename', input);
  return approved.userErrors[0]?.code;
}
