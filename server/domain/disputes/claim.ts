import { netOf, totalOf, type LedgerEntry } from '../money/ledger.js';
import { money, negate, plus, zero, type CurrencyCode, type Money } from '../money/money.js';
import { endOf, type DeadlineDays } from '../orders/deadlines.js';
import type { OrderStatus, Side } from '../orders/orderStatus.js';
import { DomainError, problem, refuse, type Problem } from '../shared/errors.js';
import { DISPUTABLE, DisputeReason, isOpen, type DisputeFacts } from './dispute.js';

/** The facts of a fulfillment that decide which disputes its buyer can open. */
export interface DisputedFulfillment {
  status: OrderStatus;
  /** The time at which the fulfillment reached its status. */
  since: Date;
  /** True if the buyer has sent rented copies back, or must send the books back because of another dispute. */
  isSentBack: boolean;
  /** True if the buyer has bought rented copies, and so has received them. */
  isBought: boolean;
  /** True if the seller declared the copies lost. */
  isLostForSeller: boolean;
  /** True if lost copies were found, so the seller keeps nothing for them. */
  isFound: boolean;
  movements: readonly LedgerEntry[];
  currency: CurrencyCode;
  disputes: readonly DisputeFacts[];
}

/** A reason for which the buyer can open a dispute now. */
export interface Claim {
  reason: DisputeReason;
  /** Maximum amount that can be claimed. */
  most: Money;
  /** The time until which the dispute can be opened; null if there is no end. */
  until: Date | null;
}

/** The side that claims, the current time, and the days of each deadline. */
interface Claiming<Claimant> {
  side: Claimant;
  now: Date;
  days: DeadlineDays;
}

const REASONS = Object.values(DisputeReason);

/** Returns the claims that this side can make now, one for each possible reason. */
export function possibleClaims(
  fulfillment: DisputedFulfillment,
  { side, now, days }: Claiming<Side | null>,
): Claim[] {
  if (!side) return [];
  return REASONS.filter((reason) => !claimProblem(reason, fulfillment, { side, now, days })).map((reason) =>
    claimOf(reason, fulfillment, days),
  );
}

/**
 * Returns the amount of a claim: `amount` (minor units), or the maximum if `amount` is null. If the order did not arrive,
 * the claim is always for the maximum. Throws the error that explains why no dispute can be opened, or CLAIMED_TOO_MUCH
 * if the amount exceeds the maximum.
 */
export function claimedAmount(
  { reason, amount }: { reason: DisputeReason; amount: number | null },
  fulfillment: DisputedFulfillment,
  claiming: Claiming<Side>,
): Money {
  const found = claimProblem(reason, fulfillment, claiming);
  if (found) throw new DomainError([found]);
  const most = mostOf(reason, fulfillment);
  if (reason === 'NOT_ARRIVED' || amount === null) return most;
  if (amount > most.amount) refuse('CLAIMED_TOO_MUCH', { field: ['amount'], values: { most } });
  return money(amount, most.currencyCode);
}

/** Returns the awarded amount (given in minor units) as money. Throws CLAIMED_TOO_MUCH if it exceeds the claim. */
export function awardOf(amount: number, claimed: Money): Money {
  if (amount > claimed.amount) refuse('CLAIMED_TOO_MUCH', { field: ['amount'], values: { most: claimed } });
  return money(amount, claimed.currencyCode);
}

/**
 * True if the award ends the fulfillment: the order did not arrive, and the whole claim was awarded. Any other award is
 * a refund.
 */
export function isForNothing(reason: DisputeReason, awarded: Money, claimed: Money): boolean {
  return reason === 'NOT_ARRIVED' && awarded.amount === claimed.amount;
}

function claimProblem(
  reason: DisputeReason,
  fulfillment: DisputedFulfillment,
  { side, now, days }: Claiming<Side>,
): Problem | null {
  if (side !== 'BUYER') return problem('BUYER_ONLY');
  const { disputes } = fulfillment;
  if (disputes.some(isOpen)) return problem('DISPUTE_OPEN');
  if (disputes.some((dispute) => dispute.reason === reason && dispute.status !== 'WITHDRAWN'))
    return problem('ALREADY_DISPUTED');
  if (!isDisputable(reason, fulfillment)) return problem('NOTHING_TO_DISPUTE', { field: ['reason'] });
  const { until } = claimOf(reason, fulfillment, days);
  if (!until || until > now) return null;
  const openingDays = days.DISPUTE_OPENING;
  return problem('DISPUTED_TOO_LATE', { values: { days: openingDays } });
}

function isDisputable(reason: DisputeReason, fulfillment: DisputedFulfillment): boolean {
  const { status, isSentBack, isBought, isLostForSeller, isFound } = fulfillment;
  if (!DISPUTABLE[reason].includes(status) || mostOf(reason, fulfillment).amount === 0) return false;
  if (reason === 'NOT_ARRIVED') return !isSentBack && !isBought;
  if (reason === 'DEPOSIT_WITHHELD') return !isFound;
  return reason !== 'DECLARED_LOST' || isLostForSeller;
}

function claimOf(reason: DisputeReason, fulfillment: DisputedFulfillment, days: DeadlineDays): Claim {
  const { status, since } = fulfillment;
  const until = status === 'SHIPPED' ? null : endOf('DISPUTE_OPENING', since, days);
  return { reason, most: mostOf(reason, fulfillment), until };
}

function mostOf(reason: DisputeReason, { movements, currency }: DisputedFulfillment): Money {
  if (reason === 'DEPOSIT_WITHHELD' || reason === 'DECLARED_LOST')
    return totalOf('DEPOSIT_WITHHELD', movements, currency);
  // A late fee cannot be disputed, because it was agreed.
  const charged = plus(netOf(movements, currency), negate(totalOf('LATE_FEE', movements, currency)));
  return charged.amount > 0 ? charged : zero(currency);
}
