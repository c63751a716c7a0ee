import { followChargebacks } from '../../usecases/chargebacks/followChargebacks.js';
import { endDispute, openDispute } from '../../simulators/payments/disputes.js';
import type { Dispute } from '../../simulators/payments/books.js';
import { jobPorts } from '../mail/mail.js';
import { mutate } from '../mutate.js';
import type { Order } from '../orders/orders.js';
import type { Person } from '../people/people.js';
import { pageOf, runQueuedJobs, type PayingMarketplace } from './paying.js';
import type { PayoutShop } from './payouts.js';
import { confirm } from './staffMoney.js';

/** A chargeback as tests read it. */
export interface SeenChargeback {
  id: string;
  reference: string;
  paymentReference: string;
  orderId: string | null;
  phase: string;
  status: string;
  reason: string;
  amount: { amount: string } | null;
  isDeducted: boolean;
  isOverdue: boolean;
  answer: string | null;
  explanation: string | null;
  sentAt: string | null;
  failure: string | null;
  evidenceUrl: string | null;
  viewerCanAnswer: boolean;
}

const FIELDS = `id reference paymentReference orderId phase status reason amount { amount } isDeducted isOverdue answer
  explanation sentAt failure evidenceUrl viewerCanAnswer`;

/** Returns the open chargebacks as a member of staff sees them. */
export async function chargebacksSeenBy(
  { marketplace }: Pick<PayingMarketplace, 'marketplace'>,
  staff: Person,
): Promise<SeenChargeback[]> {
  const { chargebacks } = await marketplace.ask<{ chargebacks: { nodes: SeenChargeback[] } }>(
    `{ chargebacks { nodes { ${FIELDS} } } }`,
    {},
    staff.token,
  );
  return chargebacks.nodes;
}

/** Returns the simulator's payment of an order. Throws an Error if the order was not paid. */
async function paymentOf(paying: PayingMarketplace, order: Pick<Order, 'id'>) {
  const { order_id: orderAtProvider } = await pageOf(paying, order);
  const [payment] = paying.simulation.simulator.books.paymentsOfOrder(orderAtProvider);
  if (!payment) throw new Error(`The order ${order.id} was not paid`);
  return payment;
}

/** Opens a chargeback of an order's payment, as the buyer's bank does, and processes the webhook. */
export async function chargeBack(
  paying: PayingMarketplace,
  order: Pick<Order, 'id'>,
  options: Parameters<typeof openDispute>[2] = {},
): Promise<Dispute> {
  const dispute = openDispute(paying.simulation.simulator, await paymentOf(paying, order), options);
  await runQueuedJobs(paying);
  return dispute;
}

/** Ends a chargeback with the decision of the bank, and processes the webhook. */
export async function bankDecides(
  paying: PayingMarketplace,
  dispute: Dispute,
  decision: 'won' | 'lost' | 'closed',
): Promise<void> {
  endDispute(paying.simulation.simulator, dispute, decision);
  await runQueuedJobs(paying);
}

/** Answers a chargeback, and runs the job that sends the answer. Returns the codes of refusals; empty if it succeeded. */
export async function answerChargeback(
  paying: PayingMarketplace,
  staff: Person,
  step: 'acceptChargeback' | 'contestChargeback',
  input: object,
): Promise<string[]> {
  const { userErrors } = await mutate<object>(paying.marketplace, staff, step, 'chargeback { id }', input);
  await runQueuedJobs(paying);
  return userErrors.map(({ code }) => code);
}

/** Runs the job that follows chargebacks. */
export const runChargebackJob = ({ marketplace }: PayingMarketplace) =>
  followChargebacks(jobPorts(marketplace));

/** Returns the oldest open chargeback as finance staff see it. Throws an error if there is none. */
export async function openChargeback({ paying, finance }: PayoutShop): Promise<SeenChargeback> {
  const [chargeback] = await chargebacksSeenBy(paying, finance);
  if (!chargeback) throw new Error('There is no open chargeback');
  return chargeback;
}

/** Confirms the identity of the member of staff, and accepts the open chargeback. Returns the codes of refusals. */
export const accept = (shop: PayoutShop) => answer(shop, 'acceptChargeback', { reason: 'It never arrived' });

/** Confirms the identity of the member of staff, and contests the open chargeback. Returns the codes of refusals. */
export const contest = (shop: PayoutShop) =>
  answer(shop, 'contestChargeback', { explanation: 'The parcel was delivered' });

async function answer(
  shop: PayoutShop,
  step: 'acceptChargeback' | 'contestChargeback',
  words: object,
): Promise<string[]> {
  const { id } = await openChargeback(shop);
  await confirm(shop.paying, shop.finance);
  return answerChargeback(shop.paying, shop.finance, step, { chargebackId: id, ...words });
}
