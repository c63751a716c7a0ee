import { z } from 'zod';
import { can, type AccountPrincipal } from '../accounts/principal.js';
import { allocate, money, negate, plus, sum, zero, type Money } from '../money/money.js';
import { problem, type Problem } from '../shared/errors.js';
import { idField, LONGEST_REASON, requiredText } from '../shared/fields.js';

/**
 * The phase of a chargeback, as banks name it. FRAUD and RETRIEVAL ask for information; in the later phases the bank
 * takes the money back.
 */
export const ChargebackPhase = {
  FRAUD: 'FRAUD',
  RETRIEVAL: 'RETRIEVAL',
  CHARGEBACK: 'CHARGEBACK',
  PRE_ARBITRATION: 'PRE_ARBITRATION',
  ARBITRATION: 'ARBITRATION',
} as const;
export type ChargebackPhase = keyof typeof ChargebackPhase;

/** The status of a chargeback. CLOSED ends one without a decision. */
export const ChargebackStatus = {
  OPEN: 'OPEN',
  UNDER_REVIEW: 'UNDER_REVIEW',
  WON: 'WON',
  LOST: 'LOST',
  CLOSED: 'CLOSED',
} as const;
export type ChargebackStatus = keyof typeof ChargebackStatus;

/** The answer of staff to a chargeback. */
export const ChargebackAnswer = { ACCEPTED: 'ACCEPTED', CONTESTED: 'CONTESTED' } as const;
export type ChargebackAnswer = keyof typeof ChargebackAnswer;

const words = requiredText(LONGEST_REASON, 'REASON_REQUIRED');

/** Input that accepts a chargeback. */
export const acceptChargebackSchema = z.object({ chargebackId: idField, reason: words });

/** Input that contests a chargeback. The bank reads the explanation. */
export const contestChargebackSchema = z.object({ chargebackId: idField, explanation: words });

/** The facts that decide whether staff can answer a chargeback. */
export interface ChargebackFacts {
  status: ChargebackStatus;
  answer: ChargebackAnswer | null;
  /** The last moment for an answer; null if the bank sets none. */
  respondBy: Date | null;
}

/** True if the bank has not decided yet. */
export function isChargebackOpen({ status }: Pick<ChargebackFacts, 'status'>): boolean {
  return status === 'OPEN' || status === 'UNDER_REVIEW';
}

/** Returns the problem that prevents an answer now; null if there is none. */
export function answerProblem({ status, answer, respondBy }: ChargebackFacts, now: Date): Problem | null {
  if (!isChargebackOpen({ status })) return problem('CHARGEBACK_ENDED');
  if (answer !== null || status === 'UNDER_REVIEW') return problem('CHARGEBACK_ANSWERED');
  return respondBy && respondBy < now ? problem('CHARGEBACK_TOO_LATE') : null;
}

/** The people of the order that was paid. Empty for a payment of unknown origin. */
export interface ChargebackSides {
  buyerId: string | null;
  sellerIds: readonly string[];
}

/** True if the member of staff is a side of the order. Somebody else must answer its chargeback. */
export function isOwnChargeback(
  { id }: Pick<AccountPrincipal, 'id'>,
  { buyerId, sellerIds }: ChargebackSides,
): boolean {
  return id === buyerId || sellerIds.includes(id);
}

/** True if the viewer can answer a chargeback now. */
export function canAnswer(
  viewer: AccountPrincipal,
  chargeback: ChargebackFacts & ChargebackSides,
  now: Date,
): boolean {
  const isAllowed = can(viewer, 'money:settle') && !isOwnChargeback(viewer, chargeback);
  return isAllowed && answerProblem(chargeback, now) === null;
}

/**
 * Divides a lost amount among the parts of an order, by what was paid online for each and not paid back: to the last
 * paisa, and never more than that. What exceeds their sum was paid back before, and is the marketplace's loss.
 */
export function lossByPart(lost: Money, left: readonly Money[]): Money[] {
  const { currencyCode } = lost;
  const most = sum(left, currencyCode);
  if (most.amount === 0) return left.map(() => zero(currencyCode));
  const shared = money(Math.min(lost.amount, most.amount), currencyCode);
  return allocate(
    shared,
    left.map(({ amount }) => amount),
  );
}

/**
 * Returns the part of a loss that lowers what the buyer was charged: what the bank took beyond what was owed to the
 * buyer anyway, at most what is charged. A deposit stays owed, because the copies may still be with the buyer.
 */
export function refundedByLoss(loss: Money, { owed, charged }: { owed: Money; charged: Money }): Money {
  const beyond = plus(loss, negate(owed));
  return money(Math.max(0, Math.min(beyond.amount, charged.amount)), loss.currencyCode);
}
