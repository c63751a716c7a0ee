import { z } from 'zod';
import { DisputeReason } from '../../domain/disputes/dispute.js';
import {
  answerDisputeSchema,
  decideDisputeSchema,
  openDisputeSchema,
} from '../../domain/disputes/disputeInput.js';
import { saidRupeesField } from '../rupees.js';

/** Body that opens a dispute. */
export const openingSchema = z
  .object({
    reason: z
      .enum(
        Object.values(DisputeReason).map((reason) => reason.toLowerCase()),
        'DISPUTE_REASON_UNKNOWN',
      )
      .transform((reason) => reason.toUpperCase())
      .describe('What the dispute is about.'),
    statement: openDisputeSchema.shape.statement.describe('What happened.'),
    amount: saidRupeesField
      .nullish()
      .describe(
        'The amount in rupees that you want back; the most that can be claimed by default, and always for `not_arrived`.',
      ),
  })
  .meta({
    id: 'DisputeOpening',
    description: 'The reason and the words of a dispute, and the amount that you want back.',
    example: { reason: 'not_as_described', statement: 'The last chapter is missing', amount: 40 },
  });

/** Body of the seller's answer. */
export const answerSchema = z
  .object({
    answer: answerDisputeSchema.shape.answer.describe('Your answer.'),
    amount: saidRupeesField.describe('The amount in rupees that you offer; 0 for nothing.'),
  })
  .meta({
    id: 'DisputeAnswer',
    description: 'The answer of the seller, with the amount that the seller offers.',
    example: { answer: 'I am sorry. I did not notice it.', amount: 20.5 },
  });

/** Body of a decision. */
export const decisionSchema = z
  .object({
    decision: decideDisputeSchema.shape.decision.describe('The explanation for both sides.'),
    amount: saidRupeesField.describe('The amount in rupees that the buyer gets; 0 for nothing.'),
  })
  .meta({
    id: 'DisputeDecision',
    description: 'The decision of staff, with the amount that the buyer gets.',
    example: { decision: 'The photos show the missing pages.', amount: 40 },
  });
