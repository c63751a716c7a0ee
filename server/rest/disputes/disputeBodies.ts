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
      .describe('The reason for the dispute.'),
    statement: openDisputeSchema.shape.statement.describe('A description of the problem.'),
    amount: saidRupeesField
      .nullish()
      .describe(
        'The amount in rupees that you want back. By default, and always for `not_arrived`, it is the ' +
          'most that you can claim.',
      ),
  })
  .meta({
    id: 'DisputeOpening',
    description: 'A dispute: its reason, a description of the problem, and the amount that you want back.',
    example: { reason: 'not_as_described', statement: 'The last chapter is missing', amount: 40 },
  });

const returnFirstField = answerDisputeSchema.shape.returnFirst.describe(
  'True if the buyer has to send the books back before getting the amount. Allowed only for bought books that are ' +
    'not as described.',
);

/** Body of the seller's answer to a dispute. */
export const answerSchema = z
  .object({
    answer: answerDisputeSchema.shape.answer.describe('Your answer.'),
    amount: saidRupeesField.describe('The amount in rupees that you offer; 0 for nothing.'),
    returnFirst: returnFirstField,
  })
  .meta({
    id: 'DisputeAnswer',
    description: 'The answer of the seller, with the amount that the seller offers.',
    example: { answer: 'I am sorry. I did not notice it.', amount: 20.5 },
  });

/** Body of a staff decision on a dispute. */
export const decisionSchema = z
  .object({
    decision: decideDisputeSchema.shape.decision.describe('The explanation for both sides.'),
    amount: saidRupeesField.describe('The amount in rupees that the buyer gets; 0 for nothing.'),
    returnFirst: returnFirstField,
  })
  .meta({
    id: 'DisputeDecision',
    description: 'The decision of staff, with the amount that the buyer gets.',
    example: { decision: 'The photos show the missing pages.', amount: 40 },
  });

/** Body of a request that records that the buyer sent the disputed books back. */
export const sendReturnBody = z
  .object({
    carrier: sendReturnSchema.shape.carrier.describe('The company that carries the books back.'),
    trackingNumber: sendReturnSchema.shape.trackingNumber.describe(
      'The number by which the carrier tracks the parcel.',
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
      .describe('The problem with the return.'),
    statement: contestReturnSchema.shape.statement.describe('A description of the problem.'),
  })
  .meta({
    id: 'DisputeReturnObjection',
    description: 'The objection of the seller to books that were sent back.',
    example: { problem: 'not_as_sent', statement: 'The parcel contained another book.' },
  });
