import { drawEvidence } from '../../papers/drawEvidence.js';
import { money } from '../../domain/money/money.js';
import { USUAL_PAYOUT_TERMS, type PayoutTerms } from '../../domain/payouts/payoutTerms.js';
import type { PayoutProvider } from '../../payments/payoutProvider.js';
import type { Jobs } from '../../queue/jobQueue.js';
import { readChargeback } from '../../usecases/chargebacks/followChargebacks.js';
import { sendAnswer } from '../../usecases/chargebacks/sendAnswer.js';
import { checkPayment, readPayment } from '../../usecases/payments/online/checkPayment.js';
import { followPayments } from '../../usecases/payments/online/followPayments.js';
import { openPage } from '../../usecases/payments/online/openPage.js';
import { checkTransfer } from '../../usecases/transfers/followTransfers.js';
import type { OnlinePayments } from '../../usecases/scope.js';
import { addToCart } from '../orders/carts.js';
import { jobPorts } from '../mail/mail.js';
import { TestMarketplace, type MarketplaceOptions } from '../marketplace.js';
import { mutate } from '../mutate.js';
import { placed, placeOrder, type Order } from '../orders/orders.js';
import type { Person } from '../people/people.js';
import { openSimulation, type Simulation, type SimulationOptions } from './simulation.js';

/** The fields of an online payment that tests read. */
export interface OnlinePayment {
  status: string;
  amount: { amount: string };
  redirectUrl: string | null;
  expiresAt: string;
  isSimulated: boolean;
}

/** A marketplace that takes online payments from a simulator. Its jobs run when a test asks for them. */
export interface PayingMarketplace {
  marketplace: TestMarketplace;
  simulation: Simulation;
  close(): Promise<void>;
}

export interface PayingOptions extends SimulationOptions {
  payoutTerms?: PayoutTerms;
  /** Largest amount in rupees that a member of staff may settle alone; unlimited if undefined. */
  approvalAbove?: number;
  /** The provider that makes payouts; undefined if payouts are made by hand. */
  payouts?: PayoutProvider;
  /** True if sellers' shares of payments are transferred to linked accounts. */
  withTransfers?: boolean;
  offer?: OnlinePayments['offer'];
  /** True if deposits may be blocked; false if they are charged. */
  blocksDeposits?: boolean;
  marketplace?: MarketplaceOptions;
}

export async function openPaying({
  offer = 'OFFERED',
  blocksDeposits = false,
  payoutTerms = USUAL_PAYOUT_TERMS,
  payouts,
  approvalAbove,
  withTransfers = false,
  ownClock,
  marketplace: options = {},
  ...simulated
}: PayingOptions = {}): Promise<PayingMarketplace> {
  const simulation = await openSimulation({ ...simulated, ownClock });
  const { provider } = simulation;
  const clock = ownClock ?? simulation.clock;
  const split = withTransfers ? simulation.split : null;
  const returnUrlOf = (orderId: string) => `http://panna.example/orders/${orderId}?payment=returned`;
  const payments = { provider, split, offer, blocksDeposits, returnUrlOf, drawEvidence };
  const change: MarketplaceOptions['change'] = (ports) => ({
    ...ports,
    payments,
    payouts: payouts ?? null,
    payoutTerms,
    approvalAbove: approvalAbove === undefined ? null : money(approvalAbove * 100, 'INR'),
  });
  const marketplace = await TestMarketplace.open({ ...options, clock, change });
  simulation.sendWebhooksTo(`${marketplace.url}/api/webhooks/payments`);
  return {
    marketplace,
    simulation,
    async close() {
      await simulation.close();
      await marketplace.close();
    },
  };
}

type PaymentJob =
  | 'open-payment-page'
  | 'check-payment'
  | 'read-payment'
  | 'read-chargeback'
  | 'answer-chargeback'
  | 'check-transfer';

const WORK: {
  [Name in PaymentJob]: (ports: ReturnType<typeof jobPorts>, data: Jobs[Name]) => Promise<void>;
} = {
  'open-payment-page': openPage,
  'check-payment': checkPayment,
  'read-payment': readPayment,
  'read-chargeback': readChargeback,
  'answer-chargeback': sendAnswer,
  'check-transfer': checkTransfer,
};

/** Waits for the webhooks that are under way, and runs the jobs that requests have queued. */
export async function runQueuedJobs({ marketplace, simulation }: PayingMarketplace): Promise<void> {
  await simulation.simulator.deliveries();
  for (const name of Object.keys(WORK) as PaymentJob[]) {
    const jobs = await marketplace.database.query<{ data: never }>(
      `WITH taken AS (DELETE FROM queue.job WHERE name = '${name}' RETURNING data) SELECT data FROM taken`,
    );
    for (const { data } of jobs) await WORK[name](jobPorts(marketplace), data);
  }
}

/** Runs the jobs that requests have queued, then the job that runs every minute. */
export async function runPaymentJobs(paying: PayingMarketplace): Promise<void> {
  await runQueuedJobs(paying);
  await followPayments(jobPorts(paying.marketplace));
}

/** Orders one copy of each book with online payment, and opens the payment page. */
export async function orderOnline(
  paying: PayingMarketplace,
  buyer: Person,
  ...bookIds: string[]
): Promise<Order> {
  for (const bookId of bookIds) await addToCart(paying.marketplace, buyer, bookId);
  const order = placed(await placeOrder(paying.marketplace, buyer, { payOnline: true }));
  await runQueuedJobs(paying);
  return order;
}

/** Returns the simulator's payment page of an order. Throws an Error if there is none. */
export async function pageOf({ marketplace, simulation }: PayingMarketplace, { id }: Pick<Order, 'id'>) {
  const [row] = await marketplace.database.query<{ page: string | null }>(
    "SELECT page_reference AS page FROM payment_intents WHERE order_id = $1 AND purpose = 'ORDER'",
    [id],
  );
  const page = simulation.simulator.page(row?.page ?? '');
  if (!page) throw new Error(`The order ${id} has no page at the simulator`);
  return page;
}

/** Returns the online payment of an order as this person sees it. */
export async function paymentOf(
  { marketplace }: Pick<PayingMarketplace, 'marketplace'>,
  person: Person,
  { id }: Pick<Order, 'id'>,
): Promise<OnlinePayment | null> {
  const query = `query ($id: ID!) {
    order(id: $id) { payment { status amount { amount } redirectUrl expiresAt isSimulated } } }`;
  const { order } = await marketplace.ask<{ order: { payment: OnlinePayment | null } | null }>(
    query,
    { id },
    person.token,
  );
  return order?.payment ?? null;
}

/** Checks the payment of an order at the provider, as the buyer's browser does after the payment. */
export function checkPaymentOf({ marketplace }: PayingMarketplace, person: Person, orderId: string) {
  return mutate<{ order: { id: string } | null }>(marketplace, person, 'checkPayment', 'order { id }', {
    orderId,
  });
}

/** Pays the sellers of an order directly instead of online. */
export function payDirectly(
  { marketplace }: PayingMarketplace,
  person: Person,
  orderId: string,
  paymentMethod?: string,
) {
  return mutate<{ order: { id: string } | null }>(marketplace, person, 'payDirectly', 'order { id }', {
    orderId,
    paymentMethod,
  });
}
