import { z } from 'zod';
import { ReturnProblem } from '../../domain/disputes/disputeReturn.js';
import type { DisputeReturn } from '../../usecases/orders/dispute.js';
import { lowerCase } from '../lowerCase.js';
import { rupees, rupeesSchema } from '../rupees.js';

const timeField = z.iso.datetime().nullable();

/** The documented form of a return: the disputed books that the buyer sends back. */
export const returnSchema = z
  .object({
    refund: rupeesSchema.describe('The amount in rupees that the buyer gets when the books are back.'),
    askedAt: z.iso
      .datetime()
      .describe('The time at which staff required the return, or the buyer and the seller agreed on it.'),
    reason: z
      .string()
      .nullable()
      .describe(
        'The explanation that staff gave for requiring the return; null if the buyer and the seller agreed on it.',
      ),
    sendBy: z.iso
      .datetime()
      .describe(
        'The deadline for sending the books back: `DISPUTE_SENDING_DAYS` days after `askedAt`. If the buyer misses ' +
          'it, the dispute ends without a refund.',
      ),
    carrier: z
      .string()
      .nullable()
      .describe('The company that carries the books back; null until the books are sent.'),
    trackingNumber: z
      .string()
      .nullable()
      .describe('The number by which the carrier tracks the parcel; null until the books are sent.'),
    sentAt: timeField.describe(
      'The time at which the buyer recorded that the books were sent; null if the buyer has not done so.',
    ),
    confirmBy: timeField.describe(
      'The time of the refund if the seller neither confirms the arrival nor objects: `DISPUTE_ARRIVAL_DAYS` ' +
        'days after the books were sent. Null if the books have not been sent yet.',
    ),
    problem: lowerCase(ReturnProblem)
      .nullable()
      .describe(
        'The seller’s objection. `did_not_arrive`: the books did not arrive. `not_as_sent`: the books are not as ' +
          'they were sent. Null if the seller did not object.',
      ),
    statement: z
      .string()
      .nullable()
      .describe('The seller’s explanation of the objection; null if there is none.'),
    contestedAt: timeField.describe(
      'The time at which the seller objected to the return; null if the seller did not object.',
    ),
    arrivedAt: timeField.describe(
      'The time at which the seller confirmed the arrival. Null without a confirmation, even if the arrival is ' +
        'assumed after a deadline.',
    ),
  })
  .meta({
    id: 'DisputeReturn',
    description: 'The return of the books in a dispute, which must be completed before the refund.',
  });

/** Converts a return of disputed books to its documented form. */
export function presentReturn({ refund, problem, ...rest }: DisputeReturn) {
  return { ...rest, refund: rupees(refund), problem: problem && problem.toLowerCase() };
}
