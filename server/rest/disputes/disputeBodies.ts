import { z } from 'zod';
import { DisputeReason } from '../../domain/disputes/dispute.js';
import { ReturnProblem } from '../../domain/disputes/disputeReturn.js';
import {
  answerDisputeSchema,
  contestReturnSchema,
  decideDisputeSchema,
  openDisputeSchema,
  sendReturnSchema,
} from '../../domain/disputes/disputeInput.js';
import { saidRupeesField } from '../rupees.js';

/** Body of a request that opens a dispute. */
export const openingSchema = z
  .object({
    reason: z
      .enum(
        Object.values(DisputeReason).map((reason) => reason.toLowerCase()),
        'DISPUTE_REASON_UNKNOWN',
      )
      .transform((reason) => reason.toUpperCase())
      .describe('The reason for the dispute, one of `possibleDisputes` of the fulfillment.'),
    statement: openDisputeSchema.shape.statement.describe('Your description of the problem.'),
    amount: saidRupeesField
      .nullish()
      .describe(
        'The amount in rupees that you want back. If it is omitted, and always for `not_arrived`, you claim the ' +
          'maximum.',
      ),
  })
  .meta({
    id: 'DisputeOpening',
    description: 'A dispute: its reason, a description of the problem, and the amount that you want back.',
    example: { reason: 'not_as_described', statement: 'The last chapter is missing', amount: 40 },
  });

const returnFirstField = answerDisputeSchema.shape.returnFirst.describe(
  'True if the buyer must send the books back before getting the amount. Allowed only for bought books that ' +
    'are not as described.',
);

/** Body of the seller's answer to a dispute. */
export const answerSchema = z
  .object({
    answer: answerDisputeSchema.shape.answer.describe('Your answer to the buyer’s claim, as text.'),
    amount: saidRupeesField.describe('The amount in rupees that you offer; 0 for nothing.'),
    returnFirst: returnFirstField,
  })
  .meta({
    id: 'DisputeAnswer',
    description: 'The seller’s answer and the amount that the seller offers.',
    example: { answer: 'I am sorry. I did not notice it.', amount: 20.5 },
  });

/** Body of a staff decision on a dispute. */
export const decisionSchema = z
  .object({
    decision: decideDisputeSchema.shape.decision.describe(
      'Your explanation of the decision, for the buyer and the seller.',
    ),
    amount: saidRupeesField.describe('The amount in rupees that the buyer gets; 0 for nothing.'),
    returnFirst: returnFirstField,
  })
  .meta({
    id: 'DisputeDecision',
    description: 'The decision of staff and the amount that the buyer gets.',
    example: { decision: 'The photos show the missing pages.', amount: 40 },
  });

/** Body of a request that records that the buyer sent the disputed books back. */
export const sendReturnBody = z
  .object({
    carrier: sendReturnSchema.shape.carrier.describe('The company that carries the books back.'),
    trackingNumber: sendReturnSchema.shape.trackingNumber.describe(
      'The carrier’s tracking number for the parcel.',
    ),
  })
  .meta({
    id: 'DisputeReturnShipment',
    description: 'The parcel in which the buyer sends the books of a dispute back.',
    example: { carrier: 'India Post', trackingNumber: 'RM123456789IN' },
  });

/** Body of the seller's objection to a return. */
export const contestReturnBody = z
  .object({
    problem: z
      .enum(
        Object.values(ReturnProblem).map((problem) => problem.toLowerCase()),
        'RETURN_PROBLEM_UNKNOWN',
      )
      .transform((problem) => problem.toUpperCase())
      .describe('The problem: the books did not arrive, or they are not as sent.'),
    statement: contestReturnSchema.shape.statement.describe('Your description of the problem.'),
  })
  .meta({
    id: 'DisputeReturnObjection',
    description: 'The seller’s objection to the return of the books.',
    example: { problem: 'not_as_sent', statement: 'The parcel contained another book.' },
  });
