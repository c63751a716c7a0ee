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
  /** The amount of the latest refund; null if no refund is due. */
  amount: Money | null;
  account: RefundAccount | null;
  /** The reason why the last attempt failed; null if it did not fail. */
  failure: string | null;
  /** The provider's page on which the buyer enters an account; null without a payout link. */
  linkUrl: string | null;
  viewerCanGiveAccount: boolean;
}

/** The stored facts about an order's refunds by payout, with their state. */
interface RefundFacts extends OldPayment {
  state: RefundPayoutState;
}

type FactPorts = Pick<Ports, 'clock' | 'payouts' | 'timeZone'>;

/** Returns the facts about an order's refunds by payout; null if there are none and the buyer is not asked for an account. */
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

/** The state of an order with a paid refund, whose remaining rentals will need another refund by payout later. */
const NOTHING_DUE = { state: 'NOT_DUE', amount: null, failure: null, linkUrl: null } as const;

/** True if the buyer is asked for an account in advance, because the deposit of a current rental will have to be paid out. */
function asks(
  { clock, timeZone }: Pick<Ports, 'clock' | 'timeZone'>,
  { dueOn, refundableUntil }: OldPayment,
): boolean {
  const now = clock.now();
  return dueOn !== null && asksForAccount({ refundableUntil, dueOn: startOfDay(dueOn, timeZone) }, now);
}

/**
 * Returns the refunds by payout of each of these orders, in the same order. An entry is null if the viewer is not the buyer, or
 * if the order has no such refunds.
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

/** Returns the refunds by payout of an order to its buyer; null if there are none. Throws ORDER_NOT_FOUND for everyone else. */
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
