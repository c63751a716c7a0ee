import { blockAndPay as blockAtBank } from '../../simulators/payments/blocks.js';
import type { Simulator } from '../../simulators/payments/simulator.js';
import { followLatePayments } from '../../usecases/payments/online/followPayments.js';
import { GODAN, listBook } from '../books/books.js';
import { jobPorts } from '../mail/mail.js';
import { rentInCart } from '../orders/carts.js';
import { deliver, placed, placeOrder, type Order } from '../orders/orders.js';
import { passDays } from '../people/accounts.js';
import { pageOf, runPaymentJobs, runQueuedJobs } from './paying.js';
import { openPayoutShop, type PayoutShop } from './payouts.js';

/** Opens a marketplace with online payments that blocks deposits. */
export function openBlockShop(): Promise<PayoutShop> {
  return openPayoutShop(0, {}, { blocksDeposits: true });
}

/** Rents Godan with online payment and a deposit of 200 rupees, and opens the payment page. */
export async function orderRental(
  { paying, seller, buyer }: PayoutShop,
  { months = 1, deposit = '200' }: { months?: number; deposit?: string } = {},
): Promise<Order> {
  const { marketplace } = paying;
  const lease = { ...GODAN.lease, deposit, rentCreditPercent: 60 };
  await rentInCart(marketplace, buyer, await listBook(marketplace, seller, { lease }), { months });
  const order = placed(await placeOrder(marketplace, buyer, { payOnline: true }));
  await runQueuedJobs(paying);
  return order;
}

/** Blocks the deposit of an order at the bank, and pays the rest. */
export async function blockAndPay({ paying }: PayoutShop, order: Order): Promise<void> {
  blockAtBank(paying.simulation.simulator, (await pageOf(paying, order)).id);
  await runPaymentJobs(paying);
}

/** Rents Godan with a blocked deposit, and delivers it. */
export async function rentBlocked(shop: PayoutShop, rental: { months?: number } = {}): Promise<Order> {
  const order = await orderRental(shop, rental);
  await blockAndPay(shop, order);
  await deliver(shop.paying.marketplace, order, shop.seller, shop.buyer);
  return order;
}

/** Advances the clock by this number of days, and runs the jobs that run every minute and every hour. */
export async function waitDays({ paying, seller, buyer, finance }: PayoutShop, days: number): Promise<void> {
  await passDays(paying.marketplace, days, seller, buyer, finance);
  await runPaymentJobs(paying);
  await followLatePayments(jobPorts(paying.marketplace));
  await runPaymentJobs(paying);
}

/** A blocked deposit as a person sees it. */
export interface SeenBlock {
  depositSecurity: string | null;
  depositBlock: { status: string; amount: { amount: string }; captured: { amount: string } } | null;
  payment: { status: string; amount: { amount: string }; blockableDeposit: { amount: string } | null } | null;
  fulfillments: { openPayment: { state: string; isOnline: boolean; amount: { amount: string } } }[];
}

const VIEW = `query ($id: ID!) { order(id: $id) {
  depositSecurity depositBlock { status amount { amount } captured { amount } }
  payment { status amount { amount } blockableDeposit { amount } }
  fulfillments { openPayment { state isOnline amount { amount } } } } }`;

/** Returns the blocked deposit and the payments of an order, as its buyer sees them. */
export async function seenBlock({ paying, buyer }: PayoutShop, { id }: Order): Promise<SeenBlock> {
  const { order } = await paying.marketplace.ask<{ order: SeenBlock }>(VIEW, { id }, buyer.token);
  return order;
}

/** Returns the state of an order's money as its buyer sees it: the block, the captured amount, and the amount still to pay. */
export async function moneyOf(shop: PayoutShop, order: Order) {
  const { depositBlock, fulfillments } = await seenBlock(shop, order);
  const open = fulfillments[0]?.openPayment;
  return {
    block: depositBlock?.status ?? null,
    captured: depositBlock?.captured.amount ?? null,
    open: open?.state,
    amount: open?.amount.amount,
  };
}

/** Returns the sum of all payments at the provider less refunds, in minor units, and the statuses of all blocks. */
export function booksAtProvider({ books }: Simulator): { kept: number; blocks: string[] } {
  const kept = [...books.payments.values()]
    .filter(({ status }) => status === 'captured' || status === 'refunded')
    .reduce((sum, { amount, amount_refunded: refunded }) => sum + amount - refunded, 0);
  return { kept, blocks: [...books.blocks.values()].map(({ status }) => status) };
}
