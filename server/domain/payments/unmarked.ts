import { waysBack } from './moneyBack.js';
import { kindOf, type OpenPayment } from './payment.js';
import type { TracedPayment } from './refunding.js';

/** The facts that decide when a direct payment that neither side has marked fell due. */
export interface UnmarkedFacts {
  open: OpenPayment;
  /** All payments of the fulfillment, oldest first. */
  payments: readonly TracedPayment[];
  /** The time at which the books arrived or the fulfillment was cancelled; null before. */
  arrivedAt: Date | null;
  /** The times at which the amount changed or a dispute ended. */
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

/**
 * Returns the time at which an unmarked direct payment fell due; null if no limit runs. No limit runs before the books arrive,
 * during a dispute, for money that a provider moves, or after the recipient has reported the payment as missing.
 */
export function unmarkedSince(facts: UnmarkedFacts): Date | null {
  const { open, payments, arrivedAt, changes, isDisputed, isBlockHeld } = facts;
  const kind = kindOf(open.state);
  if (!kind || open.pending || open.isOnline || isDisputed || isBlockHeld) return null;
  if (kind === 'PAYMENT' && !arrivedAt) return null;
  if (kind === 'REFUND' && waysBack(open.amount, payments).online.amount > 0) return null;
  const direct = payments.filter((payment) => payment.kind === kind && !payment.isOnline);
  if (direct.at(-1)?.status === 'FAILED') return null;
  const arrival = kind === 'PAYMENT' ? arrivedAt : null;
  const times = [...changes, ...[arrival, introductionOf(facts)].flatMap((time) => time ?? [])];
  return new Date(Math.max(...times.map((time) => time.getTime())));
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
