import { waysBack } from './moneyBack.js';
import { kindOf, type OpenPayment, type UnmarkedEnd } from './payment.js';
import type { TracedPayment } from './refunding.js';

/** The facts that decide when a direct payment that neither side has marked fell due. */
export interface UnmarkedFacts {
  open: OpenPayment;
  /** All payments of the fulfillment, oldest first. */
  payments: readonly (TracedPayment & { assumedAt: Date | null })[];
  /** The time at which the books arrived or the fulfillment was cancelled; null before. */
  arrivedAt: Date | null;
  /** The times at which the amount changed, a payment was answered or a dispute ended. */
  changes: readonly Date[];
  createdAt: Date;
  /** The time at which this limit was introduced; null if the fulfillment is newer. */
  unmarkedFrom: Date | null;
  isDisputed: boolean;
  /** True while a provider can take money from the blocked deposit of the order. */
  isBlockHeld: boolean;
}

/** Period over which the limit starts for older fulfillments, so that they are not all reminded of and ended on one day. */
const INTRODUCTION_MS = 14 * 86_400_000;

/** A direct payment that is due, and that neither side has marked. */
export interface Unmarked {
  /** The time at which the limit began. */
  since: Date;
  end: UnmarkedEnd;
}

/**
 * Returns the limit of an unmarked direct payment; null if none runs. None runs before the books arrive, during a dispute, for money
 * that a provider moves, and once a refund has become a complaint. A refund that the buyer has reported missing becomes one.
 */
export function unmarkedOf(facts: UnmarkedFacts): Unmarked | null {
  const { open, payments, arrivedAt, changes, isDisputed, isBlockHeld } = facts;
  const kind = kindOf(open.state);
  if (!kind || open.pending || open.isOnline || isDisputed || isBlockHeld) return null;
  if (kind === 'PAYMENT' && !arrivedAt) return null;
  if (kind === 'REFUND' && waysBack(open.amount, payments).online.amount > 0) return null;
  const last = payments.filter((payment) => payment.kind === kind && !payment.isOnline).at(-1);
  const isMissing = kind === 'REFUND' && last?.status === 'FAILED';
  if (isMissing && last.assumedAt) return null;
  const arrival = kind === 'PAYMENT' ? arrivedAt : null;
  const times = [...changes, ...[arrival, introductionOf(facts)].flatMap((time) => time ?? [])];
  const since = new Date(Math.max(...times.map((time) => time.getTime())));
  return { since, end: isMissing ? 'COMPLAINT' : 'COUNTS' };
}

/**
 * Returns the start of the limit for an older fulfillment; null for a newer one. The starts are spread over INTRODUCTION_MS by
 * the times at which the fulfillments were created.
 */
function introductionOf({
  createdAt,
  unmarkedFrom,
}: Pick<UnmarkedFacts, 'createdAt' | 'unmarkedFrom'>): Date | null {
  return unmarkedFrom && new Date(unmarkedFrom.getTime() + (createdAt.getTime() % INTRODUCTION_MS));
}
