import type { PayoutTerms } from '../../domain/payouts/payoutTerms.js';
import type { PayoutSimulator } from '../../simulators/payouts/payoutSimulator.js';
import { askForRefundAccounts } from '../../usecases/refunds/askForRefundAccounts.js';
import { checkRefundPayout, followPaidRefunds, payRefundsOut } from '../../usecases/refunds/payRefundsOut.js';
import { GODAN, listBook } from '../books/books.js';
import { TestClock } from '../clock.js';
import { jobPorts } from '../mail/mail.js';
import { mutate } from '../mutate.js';
import { rentInCart } from '../orders/carts.js';
import { deliver, placed, placeOrder, take, type Order } from '../orders/orders.js';
import { passDays } from '../people/accounts.js';
import { PASSWORD, type Person } from '../people/people.js';
import { pageOf, runPaymentJobs, runQueuedJobs } from './paying.js';
import { openPayoutSimulation } from './payoutSimulation.js';
import { openPayoutShop, type PayoutShop } from './payouts.js';

interface RefundShopOptions {
  byHand?: boolean;
  approvalAbove?: number;
  /** True if earnings are transferred to linked accounts. */
  withTransfers?: boolean;
  terms?: Partial<PayoutTerms>;
}

/** A marketplace that makes refunds by payout, either through the simulator in `payouts` or by hand. */
export interface RefundShop extends PayoutShop {
  payouts: PayoutSimulator;
  close(): Promise<void>;
}

/** Opens a marketplace for refunds of old rentals. If `byHand` is true, it has no payout provider, and staff pay by hand. */
export async function openRefundShop({
  byHand = false,
  approvalAbove,
  withTransfers = false,
  terms = {},
}: RefundShopOptions = {}): Promise<RefundShop> {
  const clock = new TestClock();
  const simulation = await openPayoutSimulation(clock);
  const approval = approvalAbove === undefined ? {} : { approvalAbove };
  const provider = byHand ? {} : { payouts: simulation.provider };
  const shop = await openPayoutShop(0, terms, { clock, withTransfers, ...provider, ...approval });
  simulation.sendWebhooksTo(`${shop.paying.marketplace.url}/api/webhooks/payouts`);
  return {
    ...shop,
    payouts: simulation.simulator,
    async close() {
      await simulation.close();
      await shop.paying.close();
    },
  };
}

/** Rents a book for this number of months, pays online, and delivers the book. The deposit is 200 rupees. */
export async function rentFor({ paying, seller, buyer }: RefundShop, months: number): Promise<Order> {
  const { marketplace } = paying;
  const lease = { ...GODAN.lease, maxDuration: 12 };
  await rentInCart(marketplace, buyer, await listBook(marketplace, seller, { lease }), { months });
  const order = placed(await placeOrder(marketplace, buyer, { payOnline: true }));
  await runQueuedJobs(paying);
  paying.simulation.simulator.pay((await pageOf(paying, order)).id);
  await runQueuedJobs(paying);
  await deliver(marketplace, order, seller, buyer);
  return order;
}

/** Sets the clock to this number of days before the end of a rental. */
export async function goBeforeTheEnd(
  { paying: { marketplace }, finance, seller, buyer }: RefundShop,
  { items }: Order,
  days: number,
): Promise<void> {
  marketplace.clock.moveTo(`${items[0]?.rentalPeriod?.endsOn ?? ''}T06:30:00.000Z`);
  await passDays(marketplace, -days, finance, seller, buyer);
}

/** Takes the copies back as the seller, after which the deposit must be refunded. */
export async function takeBack({ paying, seller }: RefundShop, order: Order): Promise<void> {
  await take(paying.marketplace, seller, 'takeBackFulfillment', order.fulfillments[0]?.id ?? '');
}

/** Runs the jobs of payments and refunds, and the jobs that webhooks have queued. */
export async function runRefundJobs(shop: RefundShop): Promise<void> {
  const { paying } = shop;
  await runPaymentJobs(paying);
  await payRefundsOut(jobPorts(paying.marketplace));
  await takeRefundNews(shop);
}

/**
 * Waits for the webhooks of payouts that are under way, and runs the jobs that they have queued. Returns the number of jobs.
 */
export async function takeRefundNews({ paying: { marketplace }, payouts }: RefundShop): Promise<number> {
  await payouts.deliveries();
  const jobs = await marketplace.database.query<{ data: { refundId: string } }>(
    "WITH taken AS (DELETE FROM queue.job WHERE name = 'check-refund-payout' RETURNING data) SELECT data FROM taken",
  );
  for (const { data } of jobs) await checkRefundPayout(jobPorts(marketplace), data);
  return jobs.length;
}

/** Runs the hourly job that looks for refunds by payout that came back. */
export const followPaid = ({ paying }: RefundShop) => followPaidRefunds(jobPorts(paying.marketplace));

/** Runs the daily job that asks buyers for their refund accounts. */
export const askForAccounts = ({ paying }: RefundShop) => askForRefundAccounts(jobPorts(paying.marketplace));

/** Confirms the buyer's identity and enters a refund account. Returns the codes of the refusals. */
export async function giveAccount(
  { paying: { marketplace } }: RefundShop,
  person: Person,
  { id: orderId }: Pick<Order, 'id'>,
  given: object = { method: 'UPI', upiAddress: 'meera@okbank' },
): Promise<string[]> {
  await mutate(marketplace, person, 'confirmIdentity', '__typename', { password: PASSWORD });
  const input = { orderId, ...given };
  const { userErrors } = await mutate<object>(marketplace, person, 'giveRefundAccount', '__typename', input);
  return userErrors.map(({ code }) => code);
}

/** An order's refunds by payout, as a person sees them. */
export interface SeenRefund {
  state: string;
  amount: { amount: string } | null;
  account: { method: string; shown: string; failure: string | null } | null;
  failure: string | null;
  linkUrl: string | null;
  viewerCanGiveAccount: boolean;
}

/** Returns the refunds by payout of an order, as a person sees them. */
export async function refundSeenBy(
  { paying: { marketplace } }: RefundShop,
  person: Person,
  { id }: Pick<Order, 'id'>,
): Promise<SeenRefund | null> {
  const query = `query ($id: ID!) { order(id: $id) { refundByPayout {
    state amount { amount } account { method shown failure } failure linkUrl viewerCanGiveAccount } } }`;
  const { order } = await marketplace.ask<{ order: { refundByPayout: SeenRefund | null } | null }>(
    query,
    { id },
    person.token,
  );
  return order?.refundByPayout ?? null;
}

/** A refund by payout as staff see it. */
interface OpenRefund {
  id: string;
  state: string;
  note: string | null;
  amount: { amount: string };
  account: { shown: string } | null;
  payTo: { upiAddress: string | null; bankAccount: { number: string } | null } | null;
  isStranded: boolean;
  viewerCanSettle: boolean;
}

/** Returns the refunds by payout that have not ended, as staff see them. */
export async function openRefunds(
  { paying: { marketplace } }: RefundShop,
  staff: Person,
): Promise<OpenRefund[]> {
  const query = `{ refundPayouts { nodes { id state note amount { amount } account { shown }
    payTo { upiAddress bankAccount { number } } isStranded viewerCanSettle } } }`;
  const found = await marketplace.ask<{ refundPayouts: { nodes: OpenRefund[] } }>(query, {}, staff.token);
  return found.refundPayouts.nodes;
}
