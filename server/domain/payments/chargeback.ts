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

/** The status of a chargeback. A CLOSED one ended without a decision. */
export const ChargebackStatus = {
  OPEN: 'OPEN',
  UNDER_REVIEW: 'UNDER_REVIEW',
  WON: 'WON',
  LOST: 'LOST',
  CLOSED: 'CLOSED',
} as const;
export type ChargebackStatus = keyof typeof ChargebackStatus;

/**
 * A step in the life of a chargeback. In `from`, null stands for a chargeback that has not been recorded yet. An answer by
 * staff does not change the status, because the bank decides.
 */
export interface ChargebackStep {
  from: readonly (ChargebackStatus | null)[];
  to: ChargebackStatus;
  by: 'BANK' | 'STAFF';
}

/** The life of a chargeback. docs/lifecycle.md is drawn from it. */
export const CHARGEBACK_LIFECYCLE = {
  openChargeback: { from: [null], to: 'OPEN', by: 'BANK' },
  acceptChargeback: { from: ['OPEN'], to: 'OPEN', by: 'STAFF' },
  contestChargeback: { from: ['OPEN'], to: 'OPEN', by: 'STAFF' },
  reviewChargeback: { from: ['OPEN'], to: 'UNDER_REVIEW', by: 'BANK' },
  reopenChargeback: { from: ['UNDER_REVIEW'], to: 'OPEN', by: 'BANK' },
  winChargeback: { from: ['OPEN', 'UNDER_REVIEW'], to: 'WON', by: 'BANK' },
  loseChargeback: { from: ['OPEN', 'UNDER_REVIEW'], to: 'LOST', by: 'BANK' },
  closeChargeback: { from: ['OPEN', 'UNDER_REVIEW'], to: 'CLOSED', by: 'BANK' },
} as const satisfies Record<string, ChargebackStep>;

const STEPS = Object.values<ChargebackStep>(CHARGEBACK_LIFECYCLE);

/**
 * Returns the status after a report by the bank. It is `reported` if a step of the bank leads from `status` to it; otherwise
 * it stays `status`.
 */
export function chargebackAfter(status: ChargebackStatus, reported: ChargebackStatus): ChargebackStatus {
  const isStep = STEPS.some(({ by, from, to }) => by === 'BANK' && from.includes(status) && to === reported);
  return isStep ? reported : status;
}

/** The answer of staff to a chargeback. The bank makes its decision after either answer. */
export const ChargebackAnswer = { ACCEPTED: 'ACCEPTED', CONTESTED: 'CONTESTED' } as const;
export type ChargebackAnswer = keyof typeof ChargebackAnswer;

const words = requiredText(LONGEST_REASON, 'REASON_REQUIRED');

/** Input that accepts a chargeback, with the reason. */
export const acceptChargebackSchema = z.object({ chargebackId: idField, reason: words });

/** Input that contests a chargeback. The bank reads the explanation. */
export const contestChargebackSchema = z.object({ chargebackId: idField, explanation: words });

/** The facts that decide whether staff can answer a chargeback. */
export interface ChargebackFacts {
  status: ChargebackStatus;
  answer: ChargebackAnswer | null;
  /** The deadline for an answer; null if the bank sets none. */
  respondBy: Date | null;
}

/** True if the bank has not decided yet. */
export function isChargebackOpen({ status }: Pick<ChargebackFacts, 'status'>): boolean {
  return STEPS.some(({ from }) => from.includes(status));
}

/** The steps of CHARGEBACK_LIFECYCLE by which staff answer. */
export type AnsweringStep = 'acceptChargeback' | 'contestChargeback';

/** Returns the problem that prevents an answer now; null if there is none. */
export function answerProblem(
  action: AnsweringStep,
  { status, answer, respondBy }: ChargebackFacts,
  now: Date,
): Problem | null {
  const { from }: ChargebackStep = CHARGEBACK_LIFECYCLE[action];
  if (!isChargebackOpen({ status })) return problem('CHARGEBACK_ENDED');
  if (answer !== null || !from.includes(status)) return problem('CHARGEBACK_ANSWERED');
  return respondBy && respondBy < now ? problem('CHARGEBACK_TOO_LATE') : null;
}

/**
 * Divides a lost amount among the parts of an order, in proportion to `left`: the amount paid online for each part and
 * not paid back. No part loses more than that. Any rest was paid back before, and is the marketplace's loss.
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

/** The reason in the timeline of a fulfillment that was cancelled because of a lost chargeback. */
export const CHARGED_BACK = 'The buyer’s bank has taken the payment back';

/** The facts of a fulfillment whose payment was lost in full. */
export interface PaidBackPart {
  status: OrderStatus;
  isPickedUp: boolean;
  isDisputed: boolean;
}

/**
 * Returns the step that cancels a fulfillment whose payment the bank has returned in full. Null if the books have arrived.
 * Also null if they were sent and a dispute is open, because the dispute then ends by its own rules. Sent books count as
 * missing. Books that are ready for pick-up become available again.
 */
export function cancelledByLoss({ status, isPickedUp, isDisputed }: PaidBackPart): FulfillmentAction | null {
  if (status === 'PENDING' || status === 'CONFIRMED') return 'expire';
  if (status !== 'SHIPPED' || isDisputed) return null;
  return isPickedUp ? 'cancelUncollected' : 'cancelMissing';
}

/** The money of a fulfillment when a payment for it is lost to a chargeback. */
export interface LosingPart {
  /** The amount that the buyer is owed apart from the chargeback. */
  owed: Money;
  charged: Money;
  /** The amount that the payment contributed to the fulfillment, less what was paid back. */
  left: Money;
  /** The part of `left` that is a deposit and still held. */
  deposit: Money;
}

/**
 * Returns the part of a loss that reduces the buyer's charges. It is the amount that the bank took beyond `owed`, limited to
 * `charged` and to what the payment paid of the charges. The rest of the loss comes out of the deposit: the buyer owes that
 * deposit again while they have the copies, and gets none of it back at the return.
 */
export function refundedByLoss(loss: Money, { owed, charged, left, deposit }: LosingPart): Money {
  const beyond = loss.amount - owed.amount;
  const ofCharges = left.amount - owed.amount - deposit.amount;
  return money(Math.max(0, Math.min(beyond, charged.amount, ofCharges)), loss.currencyCode);
}
