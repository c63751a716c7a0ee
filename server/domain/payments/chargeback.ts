import { z } from 'zod';
import { allocate, money, sum, zero, type Money } from '../money/money.js';
import type { FulfillmentAction, OrderStatus } from '../orders/orderStatus.js';
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

/** The reason of a cancellation by a lost chargeback, in the timeline of the fulfillment. */
export const CHARGED_BACK = 'The buyer’s bank has taken the payment back';

/** The facts of a fulfillment whose payment was lost in full. */
export interface PaidBackPart {
  status: OrderStatus;
  isPickedUp: boolean;
  isDisputed: boolean;
}

/**
 * Returns the step that cancels a fulfillment whose payment the bank has returned in full; null if it goes on, because the books have
 * arrived. What was sent counts as missing, and what waits for the buyer is available again. An open dispute ends by its own rules.
 */
export function cancelledByLoss({ status, isPickedUp, isDisputed }: PaidBackPart): FulfillmentAction | null {
  if (status === 'PENDING' || status === 'CONFIRMED') return 'expire';
  if (status !== 'SHIPPED' || isDisputed) return null;
  return isPickedUp ? 'cancelUncollected' : 'cancelMissing';
}

/** The money of a fulfillment when a payment of it is lost. */
export interface LosingPart {
  /** The amount that is owed to the buyer anyway. */
  owed: Money;
  charged: Money;
  /** The amount that the payment has paid for the fulfillment and not paid back. */
  left: Money;
  /** The part of it that is a deposit which is still held. */
  deposit: Money;
}

/**
 * Returns the part of a loss that lowers what the buyer was charged: what the bank took beyond what was owed to the buyer anyway, at
 * most what is charged and what this payment has paid of it. The rest of the loss is of the deposit: it is not held any more, so
 * the buyer owes it again while the copies are with the buyer, and the return pays nothing back.
 */
export function refundedByLoss(loss: Money, { owed, charged, left, deposit }: LosingPart): Money {
  const beyond = loss.amount - owed.amount;
  const ofCharges = left.amount - owed.amount - deposit.amount;
  return money(Math.max(0, Math.min(beyond, charged.amount, ofCharges)), loss.currencyCode);
}
