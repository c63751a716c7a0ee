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
  /** The part of the seller, without the commission and the taxes. */
  amount: Money;
  commission: Money;
  /** Deducted as tax at source, for the government. */
  taxDeducted: Money;
  /** Collected as tax under GST, for the government. */
  taxCollected: Money;
  /** The part of the amount that was paid out. */
  paidOut: Money;
  /** The moment from which the amount is due; null while it waits for something else. */
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

/** The debt of a seller: unpaid earnings that sum below zero. */
export interface PayoutDebt {
  amount: Money;
  since: Date;
}

/** A seller's earnings that were not paid out. */
export interface PayoutBalance {
  /** Due, and part of the next payout; below zero if buyers got back more than was earned since. */
  due: Money;
  /** Earnings from sales that are not due yet. */
  waiting: Money;
  /** In a payout that is not paid yet. */
  onTheWay: Money;
  /** What the seller owes, because buyers got money back after it was paid out; null if nothing. */
  debt: PayoutDebt | null;
  /** Until when payouts wait after a change of the payout account; null if they do not wait. */
  pausedUntil: Date | null;
}

/** Returns what the viewer has earned from online payments and was not paid yet. */
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
 * Returns what the viewer would earn today from the price of a copy, or the rent of a copy for one month, if it is paid
 * online. Everybody can read it; rules for a role of sellers, and the tax that is deducted, need a session.
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
