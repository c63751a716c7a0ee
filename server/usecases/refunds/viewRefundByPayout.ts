import { can } from '../../domain/accounts/principal.js';
import { money, type Money } from '../../domain/money/money.js';
import {
  asksForAccount,
  canGiveAccount,
  refundPayoutState,
  type RefundPayoutState,
} from '../../domain/payouts/refundByPayout.js';
import { startOfDay } from '../../domain/shared/day.js';
import { refuse } from '../../domain/shared/errors.js';
import { ordersByIds } from '../../persistence/queries/orders/orders.js';
import { oldPayments, type OldPayment } from '../../persistence/queries/payments/refundAccounts.js';
import type { Queryable } from '../../persistence/sql.js';
import { requireAbility } from '../requireAbility.js';
import type { Ports, Scope } from '../scope.js';
import { refundAccountAsSeen, type RefundAccount } from './refundAccount.js';

/** The refunds of an order that go to its buyer by a payout, as the buyer sees them. */
export interface RefundByPayout {
  orderId: string;
  state: RefundPayoutState;
  /** The refund that the state is about; null if nothing is due. */
  amount: Money | null;
  account: RefundAccount | null;
  /** The reason why the last try failed; null if it did not. */
  failure: string | null;
  /** The page of the provider on which the buyer enters an account; null without one. */
  linkUrl: string | null;
  viewerCanGiveAccount: boolean;
}

/** The facts of the refunds by payout of an order, with their state. */
interface RefundFacts extends OldPayment {
  state: RefundPayoutState;
}

type FactPorts = Pick<Ports, 'clock' | 'payouts' | 'timeZone'>;

/** Returns the facts of an order whose buyer has something to do with a refund by payout; null for all others. */
export async function factsOfRefund(
  ports: FactPorts,
  database: Queryable,
  orderId: string,
): Promise<RefundFacts | null> {
  const [found] = await oldPayments(database, [orderId]);
  return found ? factsIn(ports, found) : null;
}

function factsIn(ports: FactPorts, found: OldPayment): RefundFacts | null {
  const last = found.status && { status: found.status, method: found.method };
  const state = refundPayoutState(last, ports.payouts !== null);
  if (state === 'PAID' && asks(ports, found)) return { ...found, ...NOTHING_DUE };
  return last || asks(ports, found) ? { ...found, state } : null;
}

/** The state of an order of which one part was refunded and another is still rented out. */
const NOTHING_DUE = { state: 'NOT_DUE', amount: null, failure: null, linkUrl: null } as const;

/** True if the buyer is asked for an account before a refund is due: copies are out whose deposit is going to be paid out. */
function asks(
  { clock, timeZone }: Pick<Ports, 'clock' | 'timeZone'>,
  { dueOn, refundableUntil }: OldPayment,
): boolean {
  const now = clock.now();
  return dueOn !== null && asksForAccount({ refundableUntil, dueOn: startOfDay(dueOn, timeZone) }, now);
}

/**
 * Returns the refunds of these orders by payout to their buyer, in the same order; null for others, and while there is nothing
 * that the buyer has to know.
 */
export async function findRefundsByPayout(
  scope: Scope,
  orderIds: readonly string[],
): Promise<(RefundByPayout | null)[]> {
  const viewer = await scope.principal();
  if (!viewer || !can(viewer, 'orders:read')) return orderIds.map(() => null);
  const found = await oldPayments(scope.database, orderIds);
  const own = found.filter(({ buyerId }) => buyerId === viewer.id);
  const seen = new Map(own.map((each) => [each.orderId, asSeen(scope, each, can(viewer, 'orders:write'))]));
  return orderIds.map((id) => seen.get(id) ?? null);
}

/** Returns the refunds of an order by payout to its buyer. Throws ORDER_NOT_FOUND to others. */
export async function viewRefundByPayout(scope: Scope, orderId: string): Promise<RefundByPayout | null> {
  const viewer = await requireAbility(scope, 'orders:read');
  const [order] = await ordersByIds(scope.database, [orderId]);
  if (order?.buyerId !== viewer.id) refuse('ORDER_NOT_FOUND', { field: ['orderId'] });
  const [found] = await findRefundsByPayout(scope, [orderId]);
  return found ?? null;
}

function asSeen(scope: Scope, found: OldPayment, canWrite: boolean): RefundByPayout | null {
  const facts = factsIn(scope, found);
  if (!facts) return null;
  const { orderId, state, amount, currency, failure, linkUrl } = facts;
  return {
    orderId,
    state,
    amount: amount === null ? null : money(amount, currency),
    account: refundAccountAsSeen(scope, facts),
    failure,
    linkUrl: state === 'LINK_SENT' ? linkUrl : null,
    viewerCanGiveAccount: canWrite && canGiveAccount(state),
  };
}
