import { can } from '../../domain/accounts/principal.js';
import { Balances, type MoneyFigure } from '../../domain/bookkeeping/balances.js';
import { money, plus, type Money } from '../../domain/money/money.js';
import { REFUND_TRIES } from '../../domain/payments/onlinePayment.js';
import { canSettleRefund } from '../../domain/payments/policies.js';
import { startOfDay } from '../../domain/shared/day.js';
import { journalTotals } from '../../persistence/queries/bookkeeping/totals.js';
import { countOpenChargebacks } from '../../persistence/queries/payments/chargebacks.js';
import { lastRunFinishedAt } from '../../persistence/queries/payments/differences.js';
import { feesSince } from '../../persistence/queries/payments/fees.js';
import {
  countStuckRefunds,
  stuckRefunds,
  type StuckRefundRow,
} from '../../persistence/queries/payments/failedRefunds.js';
import { countUnpaidSales, openRefundFigures } from '../../persistence/queries/payments/moneyOverview.js';
import {
  countUnknownPayments,
  openUnknownPayments,
  type UnknownPaymentRow,
} from '../../persistence/queries/payments/unknownPayments.js';
import { owedBesideTransfers } from '../../persistence/queries/transfers/releases.js';
import { countHeldTransfers, openReversalFigure } from '../../persistence/queries/transfers/reversals.js';
import { noteMoneyReads } from '../noteStaffAction.js';
import { byMoment, keysetPage, type Page, type PageArguments } from '../paging.js';
import { requireAbility } from '../requireAbility.js';
import { today, type Scope } from '../scope.js';

/** Maximum number of open chargebacks that are counted. */
const MOST_COUNTED = 10_000;

/** Totals of the money that goes through payment providers. */
export interface MoneyOverview {
  captured: MoneyFigure;
  refunded: MoneyFigure;
  refundsUnderWay: MoneyFigure;
  refundsStuck: MoneyFigure;
  /** The part of the refunds under way that is paid by payouts. */
  refundsByPayout: MoneyFigure;
  depositsHeld: MoneyFigure;
  owedToSellers: MoneyFigure;
  /** The part of `owedToSellers` that is for delivery. */
  owedForDelivery: Money;
  /** The part of `owedToSellers` that is paid by ordinary payouts instead of transfers. */
  owedBesideTransfers: MoneyFigure;
  paidOut: MoneyFigure;
  commission: MoneyFigure;
  /** Tax that was deducted at source from earnings and is owed to the government. */
  taxDeducted: MoneyFigure;
  /** Tax that was collected from earnings under GST and is owed to the government. */
  taxCollected: MoneyFigure;
  /** Fees that providers charged for payouts, refunds by payout and transfers, less the fees that they gave back. */
  payoutFees: MoneyFigure;
  /** Fees that the payment provider charged for payments and for instant refunds. */
  paymentFees: MoneyFigure;
  /** The part of `paymentFees` for payments and refunds since the first of the month. */
  paymentFeesThisMonth: MoneyFigure;
  unknownPayments: MoneyFigure;
  /** Payments that banks took back. The count is the number of open chargebacks. */
  chargebacks: MoneyFigure;
  /** Money held on the linked accounts of sellers until the earnings are due. */
  transferred: MoneyFigure;
  /** The part of `transferred` that sellers no longer earn and that is not reversed yet. */
  toReverse: MoneyFigure;
  /** All money that providers and banks hold for the marketplace, according to the journal. */
  float: Money;
  /** The part of the float that belongs to buyers, without deposits. */
  owedToBuyers: Money;
  /** Time of the last comparison with the provider's lists; null before the first. */
  reconciledAt: Date | null;
}

/** A failed refund that is not tried again automatically. */
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

/** A payment whose purpose Panna does not know. */
export interface UnknownPayment extends Pick<
  UnknownPaymentRow,
  'id' | 'provider' | 'reference' | 'status' | 'recordedAt'
> {
  amount: Money;
  viewerCanSettle: boolean;
}

/** Returns the totals of online payments in the currency of the marketplace, for staff. Most are balances of the journal. */
export async function viewMoneyOverview(scope: Scope): Promise<MoneyOverview> {
  await requireAbility(scope, 'money:read');
  const { database, currency } = scope;
  const balances = new Balances(await journalTotals(database), currency);
  const toReverse = await openReversalFigure(database, currency);
  const { underWay, stuck, byPayout } = await openRefundFigures(database, { currency, tries: REFUND_TRIES });
  const beside = await owedBesideTransfers(database, currency);
  const ofMonth = await feesSince(database, startOfMonth(scope), currency);
  return {
    captured: balances.moved(['ORDER_PAID']),
    refunded: balances.moved(['REFUNDED', 'REFUNDED_BY_HAND', 'REFUNDED_BY_PAYOUT'], ['REFUND_RETURNED']),
    refundsUnderWay: { ...underWay, amount: money(underWay.amount, currency) },
    refundsStuck: { ...stuck, amount: money(stuck.amount, currency) },
    refundsByPayout: { ...byPayout, amount: money(byPayout.amount, currency) },
    depositsHeld: balances.held('DEPOSIT'),
    owedToSellers: {
      amount: plus(balances.of('SELLER'), balances.of('DELIVERY')),
      count: await countUnpaidSales(database),
    },
    owedForDelivery: balances.of('DELIVERY'),
    owedBesideTransfers: { ...beside, amount: money(beside.amount, currency) },
    paidOut: balances.moved(['PAYOUT_PAID', 'PAYOUT_RELEASED'], ['PAYOUT_RETURNED']),
    commission: balances.held('COMMISSION'),
    taxDeducted: balances.held('TAX_DEDUCTED'),
    taxCollected: balances.held('TAX_COLLECTED'),
    payoutFees: balances.moved(
      ['PAYOUT_FEE', 'REFUND_FEE', 'TRANSFER_FEE'],
      ['PAYOUT_FEE_RETURNED', 'REFUND_FEE_RETURNED', 'TRANSFER_FEE_RETURNED'],
    ),
    paymentFees: balances.moved(['PAYMENT_FEE', 'INSTANT_REFUND_FEE']),
    paymentFeesThisMonth: { ...ofMonth, amount: money(ofMonth.amount, currency) },
    unknownPayments: balances.moved(['UNKNOWN_RECEIVED'], ['UNKNOWN_SETTLED']),
    chargebacks: {
      amount: balances.of('CHARGEBACK'),
      count: await countOpenChargebacks(database, MOST_COUNTED),
    },
    transferred: { amount: balances.of('TRANSFERRED'), count: await countHeldTransfers(database) },
    toReverse: { ...toReverse, amount: money(toReverse.amount, currency) },
    float: balances.of('FLOAT'),
    owedToBuyers: balances.of('BUYER'),
    reconciledAt: await lastRunFinishedAt(database),
  };
}

/** Returns the start of the current month in the marketplace's time zone. */
function startOfMonth(scope: Scope): Date {
  return startOfDay(`${today(scope).slice(0, 7)}-01`, scope.timeZone);
}

/**
 * Returns a page of the refunds that are not tried again automatically, oldest failure first, for staff. Each read is recorded
 * in the audit log.
 */
export async function listStuckRefunds(scope: Scope, request: PageArguments): Promise<Page<StuckRefund>> {
  const viewer = await requireAbility(scope, 'money:read');
  return keysetPage(request, {
    place: byMoment,
    read: (stretch) => stuckRefunds(scope.database, REFUND_TRIES, stretch),
    nodesOf: async (rows) => {
      await noteMoneyReads(
        scope,
        viewer.id,
        rows.map(({ id, buyerId }) => ({ userId: buyerId, detail: id })),
      );
      return rows.map((row) => ({
        ...row,
        amount: money(row.amount, row.currency),
        buyerIsMailed: row.paymentId !== null,
        viewerCanRetry: can(viewer, 'money:settle'),
        viewerCanSettle: canSettleRefund(viewer, row),
      }));
    },
    placeOf: ({ failedAt, id }) => [failedAt, id],
    count: (most) => countStuckRefunds(scope.database, REFUND_TRIES, most),
  });
}

/** Returns a page of the unsettled payments of unknown origin, oldest first, for staff. */
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
