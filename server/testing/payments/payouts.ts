import { percentageRule } from '../../domain/payouts/commission.js';
import type { PayoutTerms } from '../../domain/payouts/payoutTerms.js';
import { prepareDue } from '../../usecases/transfers/prepareDue.js';
import { passDays } from '../people/accounts.js';
import { listBook } from '../books/books.js';
import { jobPorts } from '../mail/mail.js';
import { mutate } from '../mutate.js';
import { deliver, type Order } from '../orders/orders.js';
import { PASSWORD, signUpReader, type Person } from '../people/people.js';
import { makeStaff } from '../people/staff.js';
import {
  openPaying,
  orderOnline,
  pageOf,
  runQueuedJobs,
  type PayingMarketplace,
  type PayingOptions,
} from './paying.js';
import { confirm } from './staffMoney.js';

/** A payout as tests read it, with amounts in rupees. */
export interface SeenPayout {
  id: string;
  status: string;
  amount: string;
  disputedAmount: string | null;
  upiAddress: string | null;
  reference: string | null;
  failure: string | null;
  awaitsBalance: boolean;
  providerNote: string | null;
  fee: string | null;
  viewerCanPayByHand: boolean;
  viewerCanMarkPaid: boolean;
  viewerCanMarkFailed: boolean;
  lines: [orderId: string, amount: string][];
}

interface Amount {
  amount: string;
}

interface GraphqlPayout extends Omit<SeenPayout, 'amount' | 'disputedAmount' | 'fee' | 'lines'> {
  amount: Amount;
  fee: Amount | null;
  disputedAmount: Amount | null;
  lines: { nodes: { order: { id: string } | null; amount: Amount }[] };
}

const FIELDS = `nodes {
  id status amount { amount } disputedAmount { amount } upiAddress reference failure awaitsBalance providerNote
  fee { amount } viewerCanPayByHand viewerCanMarkPaid viewerCanMarkFailed
  lines { nodes { order { id } amount { amount } } } }`;

async function payoutsIn(
  { marketplace }: PayingMarketplace,
  person: Person,
  list: 'payouts' | 'pendingPayouts' | 'paidPayouts' | 'failedPayouts',
): Promise<SeenPayout[]> {
  const found = await marketplace.ask<Record<string, { nodes: GraphqlPayout[] }>>(
    `{ ${list} { ${FIELDS} } }`,
    {},
    person.token,
  );
  return (found[list]?.nodes ?? []).map(({ amount, disputedAmount, fee, lines, ...payout }) => ({
    ...payout,
    amount: amount.amount,
    disputedAmount: disputedAmount && disputedAmount.amount,
    fee: fee && fee.amount,
    lines: lines.nodes.map((line) => [line.order?.id ?? '', line.amount.amount]),
  }));
}

/** Returns the payouts to a seller, newest first. */
export const payoutsOf = (paying: PayingMarketplace, seller: Person) => payoutsIn(paying, seller, 'payouts');

/** Returns the pending payouts to all sellers, as staff see them. */
export const pendingPayouts = (paying: PayingMarketplace, staff: Person) =>
  payoutsIn(paying, staff, 'pendingPayouts');

/** Returns the payouts to all sellers that were paid, as staff see them. */
export const paidPayouts = (paying: PayingMarketplace, staff: Person) =>
  payoutsIn(paying, staff, 'paidPayouts');

/** Returns the payouts to all sellers that failed or came back, as staff see them. */
export const failedPayouts = (paying: PayingMarketplace, staff: Person) =>
  payoutsIn(paying, staff, 'failedPayouts');

/** Returns the earnings that have not been paid to a seller yet, in rupees: due, waiting and on the way. */
export async function balanceOf({ marketplace }: PayingMarketplace, seller: Person) {
  const query = '{ payoutBalance { due { amount } waiting { amount } onTheWay { amount } } }';
  const { payoutBalance } = await marketplace.ask<{
    payoutBalance: Record<'due' | 'waiting' | 'onTheWay', Amount>;
  }>(query, {}, seller.token);
  const { due, waiting, onTheWay } = payoutBalance;
  return { due: due.amount, waiting: waiting.amount, onTheWay: onTheWay.amount };
}

/** Returns the earnings from an order's first fulfillment as a person sees them, in rupees; null if hidden from the person. */
export async function earningsOf(
  { marketplace }: PayingMarketplace,
  person: Person,
  { id }: Pick<Order, 'id'>,
) {
  const query = `query ($id: ID!) { order(id: $id) { fulfillments {
    earnings { amount { amount } commission { amount } paidOut { amount } dueAt waitsFor } } } }`;
  const { order } = await marketplace.ask<{
    order: {
      fulfillments: {
        earnings:
          | (Record<'amount' | 'commission' | 'paidOut', Amount> & {
              dueAt: string | null;
              waitsFor: string | null;
            })
          | null;
      }[];
    };
  }>(query, { id }, person.token);
  const earnings = order.fulfillments[0]?.earnings;
  if (!earnings) return null;
  const { amount, commission, paidOut, dueAt, waitsFor } = earnings;
  return { amount: amount.amount, commission: commission.amount, paidOut: paidOut.amount, dueAt, waitsFor };
}

/** Lists a book of a seller. A buyer then orders it and pays online. */
export async function sell(paying: PayingMarketplace, seller: Person, buyer: Person): Promise<Order> {
  const order = await orderOnline(paying, buyer, await listBook(paying.marketplace, seller));
  paying.simulation.simulator.pay((await pageOf(paying, order)).id);
  await runQueuedJobs(paying);
  return order;
}

/** Sells a book of a seller, paid online, and delivers it. */
export async function sellAndDeliver(
  paying: PayingMarketplace,
  seller: Person,
  buyer: Person,
): Promise<Order> {
  const order = await sell(paying, seller, buyer);
  await deliver(paying.marketplace, order, seller, buyer);
  return order;
}

/** Confirms the person's identity, and sets the UPI address of the account. */
export async function setUpiAddress({ marketplace }: PayingMarketplace, person: Person, upiAddress: string) {
  await confirm({ marketplace }, person);
  await mutate(marketplace, person, 'updateProfile', 'user { id }', { upiAddress });
}

/** Runs the job that prepares payouts. */
export const runPayoutJob = ({ marketplace }: PayingMarketplace) => prepareDue(jobPorts(marketplace));

/** Confirms the identity of a member of staff, then records the outcome of a payout. Returns the code of a refusal, or null. */
export async function settlePayout(
  { marketplace }: PayingMarketplace,
  staff: Person,
  step: 'markPayoutPaid' | 'markPayoutFailed' | 'payPayoutByHand',
  input: { payoutId: string; reference?: string; reason?: string },
): Promise<string | null> {
  await mutate(marketplace, staff, 'confirmIdentity', '__typename', { password: PASSWORD });
  const { userErrors } = await mutate<object>(marketplace, staff, step, '__typename', input);
  return userErrors[0]?.code ?? null;
}

/** A marketplace with online payments, and the people of a payout. The seller has a UPI address. */
export interface PayoutShop {
  paying: PayingMarketplace;
  finance: Person;
  seller: Person;
  buyer: Person;
  /** Advances the clock by this number of days. */
  pass(days: number): Promise<void>;
}

/** Opens a marketplace that pays sellers this many days after the arrival. The commission is 10 % by default. */
export async function openPayoutShop(
  days: number,
  change: Partial<PayoutTerms> = {},
  options: Pick<
    PayingOptions,
    'clock' | 'payouts' | 'approvalAbove' | 'withTransfers' | 'blocksDeposits' | 'offer'
  > = {},
): Promise<PayoutShop> {
  const terms = {
    commission: [percentageRule(1_000)],
    days,
    newSellerDays: days,
    needsPan: false,
    provesAccounts: false,
  };
  const paying = await openPaying({ ...options, payoutTerms: { ...terms, ...change } });
  const { marketplace } = paying;
  const finance = await signUpReader(marketplace, 'Farah');
  const seller = await signUpReader(marketplace, 'Dev');
  const buyer = await signUpReader(marketplace, 'Meera');
  await makeStaff(marketplace.ports, finance, 'FINANCE');
  await setUpiAddress(paying, seller, 'dev@okbank');
  const pass = (count: number) => passDays(marketplace, count, finance, seller, buyer);
  return { paying, finance, seller, buyer, pass };
}
