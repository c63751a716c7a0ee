import { z } from 'zod';
import { idField, missingOr, requiredText } from '../shared/fields.js';
import { DisputeReason } from './dispute.js';
import { ReturnProblem } from './disputeReturn.js';

/** Maximum number of characters of a statement, an answer or a decision. */
const LONGEST_STATEMENT = 2000;

const words = requiredText(LONGEST_STATEMENT, 'STATEMENT_REQUIRED');
const amount = z.int(missingOr('REQUIRED', 'AMOUNT_INVALID'));
const amountOrNothing = amount.min(0, 'AMOUNT_INVALID');

/** Input that opens a dispute. Without an amount (minor units), the maximum is claimed. */
export const openDisputeSchema = z.object({
  fulfillmentId: idField,
  reason: z.enum(DisputeReason, 'DISPUTE_REASON_UNKNOWN'),
  statement: words,
  amount: amount
    .positive('AMOUNT_NOT_POSITIVE')
    .nullish()
    .transform((claimed) => claimed ?? null),
});

/** True if the buyer must send the books back before the refund. */
const returnFirst = z
  .boolean()
  .nullish()
  .transform((first) => first ?? false);

/**
 * Input of the seller's answer. `amount` is the offer, which can be zero. With `returnFirst`, the buyer gets the amount
 * once the books are back.
 */
export const answerDisputeSchema = z.object({
  disputeId: idField,
  answer: words,
  amount: amountOrNothing,
  returnFirst,
});

/** Input that withdraws a dispute, or accepts the seller's offer. */
export const disputeStepSchema = z.object({ disputeId: idField });

/**
 * Input of the decision. `amount` is the refund, which can be zero. With `returnFirst`, the buyer gets the amount once
 * the books are back.
 */
export const decideDisputeSchema = z.object({
  disputeId: idField,
  decision: words,
  amount: amountOrNothing,
  returnFirst,
});

/** Input that records that the buyer has sent the books back. Carrier and tracking number are required as proof. */
export const sendReturnSchema = z.object({
  disputeId: idField,
  carrier: requiredText(200),
  trackingNumber: requiredText(200),
});

/** Input of the seller's objection to a return. */
export const contestReturnSchema = z.object({
  disputeId: idField,
  problem: z.enum(ReturnProblem, 'RETURN_PROBLEM_UNKNOWN'),
  statement: words,
});
