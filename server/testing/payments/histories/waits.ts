import { USUAL_DEADLINE_DAYS, type DeadlineDays } from '../../../domain/orders/deadlines.js';
import { ordersByIds } from '../../../persistence/queries/orders/orders.js';
import type { StoredFulfillment } from '../../../persistence/queries/orders/storedOrder.js';
import { openPaymentIn } from '../../../usecases/orders/storedMoney.js';
import { jobPorts } from '../../mail/mail.js';
import type { PayingMarketplace } from '../paying.js';

/** Something that ends by itself at `until` at the latest if nobody acts. */
export interface Wait {
  of: string;
  until: Date;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The end of a day in India, in milliseconds after its midnight in UTC. */
const END_OF_DAY_MS = DAY_MS - 5.5 * HOUR_MS;

/** Returns everything in a marketplace that has a deadline. The days are the documented ones, counted by the test itself. */
export async function waitsIn({ marketplace }: PayingMarketplace): Promise<Wait[]> {
  const { database } = marketplace;
  const ids: { id: string }[] = await database.query('SELECT id FROM orders');
  const orders = await ordersByIds(
    jobPorts(marketplace).database,
    ids.map(({ id }) => id),
  );
  const awaited = await database.query<{ id: string; expires: Date }>(
    "SELECT id, expires_at AS expires FROM payment_intents WHERE status = 'AWAITING'",
  );
  const intents = awaited.map(({ id, expires }) => wait(`awaited ${id}`, expires.getTime() + HOUR_MS));
  return [...intents, ...orders.flatMap(({ fulfillments }) => fulfillments.flatMap(waitsOf))];
}

const wait = (of: string, until: number): Wait => ({ of, until: new Date(until) });

const after = (limit: keyof DeadlineDays, since: number) => since + USUAL_DEADLINE_DAYS[limit] * DAY_MS;

const latest = (times: readonly (Date | null | undefined)[]) =>
  Math.max(...times.map((time) => time?.getTime() ?? 0));

/** Returns the waits of a fulfillment. An online payment and a dispute stop all other limits. */
function waitsOf(fulfillment: StoredFulfillment): Wait[] {
  const { id, awaitsPayment, disputes } = fulfillment;
  if (awaitsPayment) return [];
  const open = disputes.find(({ closedAt }) => closedAt === null);
  if (open) return [wait(`dispute of ${id}`, after('DISPUTE_DECISION', open.openedAt.getTime()))];
  return [...waitsForSteps(fulfillment), ...waitsForMoney(fulfillment)];
}

function waitsForSteps(fulfillment: StoredFulfillment): Wait[] {
  const { id, status, timeline, disputes, pickUp } = fulfillment;
  const ended = disputes.map(({ closedAt }) => closedAt);
  if (status === 'DELIVERED') return waitsForReturn(fulfillment, ended);
  if (status !== 'PENDING' && status !== 'CONFIRMED' && status !== 'SHIPPED') return [];
  const state = status === 'SHIPPED' && pickUp ? 'READY' : status;
  const since = latest([timeline.at(-1)?.occurredAt, ...ended]);
  return [wait(`${state} ${id}`, after(state, since))];
}

function waitsForReturn(
  { id, items, returnShipment }: StoredFulfillment,
  ended: readonly (Date | null)[],
): Wait[] {
  const due = items.flatMap(({ endsOn, purchase }) => (endsOn && !purchase ? Date.parse(endsOn) : []));
  if (due.length === 0) return [];
  const overdue = Math.max(...due, latest(ended) - END_OF_DAY_MS) + END_OF_DAY_MS;
  const sentBack = returnShipment && after('SENT_BACK', latest([returnShipment.sentAt, ...ended]));
  return [wait(`rental of ${id}`, sentBack ?? after('OVERDUE', overdue))];
}

/** Returns the wait for a direct payment, unless it has become a complaint or is not due yet. */
function waitsForMoney(fulfillment: StoredFulfillment): Wait[] {
  const { id, status, timeline, ledger, payments, disputes } = fulfillment;
  const { state, isOnline, pending } = openPaymentIn(fulfillment);
  if (isOnline || state === 'SETTLED') return [];
  const marked = payments.find((payment) => payment.id === pending?.id);
  if (marked) return [wait(`marked payment of ${id}`, after('PAYMENT', marked.createdAt.getTime()))];
  if (status === 'PENDING' || status === 'CONFIRMED' || status === 'SHIPPED') return [];
  const last = payments.at(-1);
  if (last?.status === 'FAILED' && last.assumedAt) return [];
  const times = [...timeline, ...ledger].map(({ occurredAt }) => occurredAt);
  const settled = [
    ...payments.map(({ settledAt }) => settledAt),
    ...disputes.map(({ closedAt }) => closedAt),
  ];
  return [wait(`unmarked payment of ${id}`, after('UNMARKED', latest([...times, ...settled])))];
}
