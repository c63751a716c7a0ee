import { can } from '../../domain/accounts/principal.js';
import { money, type Money } from '../../domain/money/money.js';
import { REFUND_TRIES } from '../../domain/payments/onlinePayment.js';
import { canSettleRefund } from '../../domain/payments/settling.js';
import {
  countStuckRefunds,
  stuckRefunds,
  type StuckRefundRow,
} from '../../persistence/queries/payments/failedRefunds.js';
import { moneyFigures, type FigureName } from '../../persistence/queries/payments/moneyOverview.js';
import {
  countUnknownPayments,
  openUnknownPayments,
  type UnknownPaymentRow,
} from '../../persistence/queries/payments/unknownPayments.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

/** A sum of money, and the number of its parts. */
export interface MoneyFigure {
  amount: Money;
  count: number;
}

/** The money that goes through payment providers, as a whole. */
export type MoneyOverview = Record<FigureName, MoneyFigure>;

/** A refund that is not tried again by itself. */
export interface StuckRefund extends Pick<
  StuckRefundRow,
  'id' | 'orderId' | 'buyerId' | 'provider' | 'tries' | 'failure' | 'failedAt' | 'since'
> {
  amount: Money;
  /** True if the buyer is mailed when the refund is settled; false for a payment that paid no order. */
  buyerIsMailed: boolean;
  viewerCanRetry: boolean;
  viewerCanSettle: boolean;
}

/** A payment of which Panna does not know what it was for. */
export interface UnknownPayment extends Pick<
  UnknownPaymentRow,
  'id' | 'provider' | 'reference' | 'status' | 'recordedAt'
> {
  amount: Money;
  viewerCanSettle: boolean;
}

/** Returns the sums of online payments, for staff, in the currency of the marketplace. */
export async function viewMoneyOverview(scope: Scope): Promise<MoneyOverview> {
  await requireAbility(scope, 'money:read');
  const { database, currency } = scope;
  const stored = await moneyFigures(database, { currency, tries: REFUND_TRIES });
  const figure = (name: FigureName) => {
    const { amount, count } = stored[name];
    return { amount: money(amount, currency), count };
  };
  return {
    captured: figure('captured'),
    refunded: figure('refunded'),
    refundsUnderWay: figure('refundsUnderWay'),
    refundsStuck: figure('refundsStuck'),
    depositsHeld: figure('depositsHeld'),
    owedToSellers: figure('owedToSellers'),
    paidOut: figure('paidOut'),
    commission: figure('commission'),
    unknownPayments: figure('unknownPayments'),
  };
}

/** Returns a page of the refunds that are not tried again by themselves, oldest failure first, for staff. */
export async function listStuckRefunds(scope: Scope, request: PageArguments): Promise<Page<StuckRefund>> {
  const viewer = await requireAbility(scope, 'money:read');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => stuckRefunds(scope.database, REFUND_TRIES, stretch),
    nodesOf: (rows) =>
      rows.map((row) => ({
        ...row,
        amount: money(row.amount, row.currency),
        buyerIsMailed: row.paymentId !== null,
        viewerCanRetry: can(viewer, 'money:settle'),
        viewerCanSettle: canSettleRefund(viewer, row),
      })),
    placeOf: ({ failedAt, id }) => [failedAt, id],
    count: (most) => countStuckRefunds(scope.database, REFUND_TRIES, most),
  });
}

/** Returns a page of the payments of unknown origin that nobody settled, oldest first, for staff. */
export async function listUnknownPayments(
  scope: Scope,
  request: PageArguments,
): Promise<Page<UnknownPayment>> {
  const viewer = await requireAbility(scope, 'money:read');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => openUnknownPayments(scope.database, stretch),
    nodesOf: (rows) => rows.map((row) => unknownPaymentOf(row, can(viewer, 'money:settle'))),
    placeOf: ({ recordedAt, id }) => [recordedAt, id],
    count: (most) => countUnknownPayments(scope.database, most),
  });
}

/** Returns a payment of unknown origin as staff see it. */
export function unknownPaymentOf(row: UnknownPaymentRow, viewerCanSettle: boolean): UnknownPayment {
  return { ...row, amount: money(row.amount, row.currency), viewerCanSettle };
}
