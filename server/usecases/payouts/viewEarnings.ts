import { z } from 'zod';
import { roleOf } from '../../domain/accounts/staff.js';
import { canSeeEarningsOf } from '../../domain/orders/policies.js';
import { money, negate, plus, type Money } from '../../domain/money/money.js';
import { earningsWait, type EarningsWait } from '../../domain/payouts/earnings.js';
import { lessTaxes, taxAfter } from '../../domain/payouts/taxesAtSource.js';
import { commissionOn } from '../../domain/payouts/commission.js';
import { pausedUntil } from '../../domain/payouts/payout.js';
import { dueAt, earnedUntil } from '../../domain/payouts/payoutTerms.js';
import { CartItemType } from '../../domain/orders/cart.js';
import { missingOr } from '../../domain/shared/fields.js';
import {
  balanceOfSeller,
  earningsOfFulfillments,
  type EarnedRow,
} from '../../persistence/queries/payouts/earnings.js';
import { sellerDebt } from '../../persistence/queries/payouts/debts.js';
import { readInput } from '../readInput.js';
import { requireAbility } from '../requireAbility.js';
import { today, type Scope } from '../scope.js';
import { deductionRateOf } from './deductionRate.js';

/** The earnings of a seller from a fulfillment that was paid online. */
export interface FulfillmentEarnings {
  /** The seller's part: what the buyer pays, without the commission and the taxes. */
  amount: Money;
  commission: Money;
  /** The tax deducted at source, for the government. */
  taxDeducted: Money;
  /** The tax collected under GST, for the government. */
  taxCollected: Money;
  /** The part of `amount` that was paid out. */
  paidOut: Money;
  /** The time from which the amount is due; null while it waits for an event, such as the delivery. */
  dueAt: Date | null;
  waitsFor: EarningsWait | null;
}

/**
 * Returns the earnings from these fulfillments, in the same order. An entry is null if the fulfillment was not paid
 * online, or if the viewer is neither its seller nor staff who may see the money of all orders.
 */
export async function findEarnings(
  scope: Scope,
  fulfillmentIds: readonly string[],
): Promise<(FulfillmentEarnings | null)[]> {
  const viewer = await scope.principal();
  const rows = await earningsOfFulfillments(scope.database, fulfillmentIds);
  const seen = new Map(
    rows
      .filter((row) => canSeeEarningsOf(viewer, row))
      .map((row) => [row.fulfillmentId, earningsAsSeen(scope, row)]),
  );
  return fulfillmentIds.map((id) => seen.get(id) ?? null);
}

function earningsAsSeen({ payoutTerms }: Scope, row: EarnedRow): FulfillmentEarnings {
  return {
    amount: money(row.amount, row.currency),
    commission: money(row.commission, row.currency),
    taxDeducted: money(row.taxDeducted, row.currency),
    taxCollected: money(row.taxCollected, row.currency),
    paidOut: money(row.paidOut, row.currency),
    dueAt: row.earnedAt && dueAt(row.earnedAt, row.isNewSeller, payoutTerms),
    waitsFor: earningsWait(row),
  };
}

/** A seller's debt to the marketplace, which exists while the unpaid earnings sum to less than zero. */
export interface PayoutDebt {
  amount: Money;
  since: Date;
}

/** A seller's earnings that have not been paid out yet. */
export interface PayoutBalance {
  /** Due earnings, which are part of the next payout. Below zero if refunds exceeded the earnings since the last payout. */
  due: Money;
  /** Earnings from sales that are not due yet. */
  waiting: Money;
  /** Earnings in a payout that has not been paid yet. */
  onTheWay: Money;
  /** The seller's debt, which arises if buyers get money back after it was paid out; null without one. */
  debt: PayoutDebt | null;
  /** The time at which payouts resume after the payout account was changed; null if they are not paused. */
  pausedUntil: Date | null;
}

/** Returns the viewer's earnings from online payments that have not been paid out yet. */
export async function viewPayoutBalance(scope: Scope): Promise<PayoutBalance> {
  const { id: sellerId } = await requireAbility(scope, 'sales:read');
  const { currency, payoutTerms, clock } = scope;
  const until = earnedUntil(clock.now(), payoutTerms);
  const row = await balanceOfSeller(scope.database, { sellerId, currency }, until);
  const debt = await sellerDebt(scope.database, currency, sellerId);
  return {
    due: money(row.due, currency),
    waiting: money(row.waiting, currency),
    onTheWay: money(row.onTheWay, currency),
    debt: debt && { amount: money(debt.amount, currency), since: debt.since },
    pausedUntil: pausedUntil(row.payoutChangedAt, clock.now()),
  };
}

const quoteSchema = z.object({
  price: z.int(missingOr('REQUIRED', 'AMOUNT_INVALID')).min(0, 'AMOUNT_INVALID'),
  type: z.enum(CartItemType).default('PURCHASE'),
});

/** The division of a price between the seller, the marketplace and the government, if the buyer pays online. */
export interface EarningsQuote {
  earned: Money;
  commission: Money;
  taxDeducted: Money;
}

/**
 * Returns what the viewer would earn today from an online payment of this price for a copy, or of this rent for one month.
 * Visitors can read it, without the rules for the seller's role and without the tax that is deducted.
 */
export async function quoteEarnings(scope: Scope, input: unknown): Promise<EarningsQuote> {
  const { price, type } = await readInput(quoteSchema, input, scope.currency);
  const whole = money(price, scope.currency);
  const viewer = await scope.principal();
  const sellerRole = viewer && roleOf(viewer);
  const sold = { type, quantity: 1, lineTotal: whole, sellerRole };
  const commission = commissionOn(sold, scope.payoutTerms.commission, today(scope));
  const gain = viewer && { sellerId: viewer.id, currency: scope.currency, amount: price };
  const rate = gain ? await deductionRateOf(scope, scope.database, gain) : 0;
  const deducted = taxAfter({ base: 0, tax: 0 }, price, rate);
  const divided = lessTaxes(
    { amount: plus(whole, negate(commission)), commission },
    { deducted, collected: 0 },
  );
  return { earned: divided.amount, commission, taxDeducted: divided.taxDeducted };
}
