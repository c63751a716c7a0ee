import { z } from 'zod';
import { ReturnProblem } from '../../domain/disputes/disputeReturn.js';
import type { DisputeReturn } from '../../usecases/orders/dispute.js';
import { lowerCase } from '../lowerCase.js';
import { rupees, rupeesSchema } from '../rupees.js';

const timeField = z.iso.datetime().nullable();

/** The documented form of a return: the disputed books that the buyer sends back. */
export const returnSchema = z
  .object({
    refund: rupeesSchema.describe('The amount in rupees that the buyer gets once the books are back.'),
    askedAt: z.iso.datetime().describe('When staff decided on the return, or the sides agreed on it.'),
    reason: z
      .string()
      .nullable()
      .describe('The explanation of the staff who decided on the return; null if the sides agreed on it.'),
    sendBy: z.iso
      .datetime()
      .describe(
        'The time by which the buyer must send the books: `DISPUTE_SENDING_DAYS` days after `askedAt`. ' +
          'Otherwise the dispute ends without a refund.',
      ),
    carrier: z
      .string()
      .nullable()
      .describe('The company that carries the books back; null until the books are sent.'),
    trackingNumber: z
      .string()
      .nullable()
      .describe('The number by which the carrier tracks the parcel; null until the books are sent.'),
    sentAt: timeField.describe('When the buyer recorded that the books were sent; null until then.'),
    confirmBy: timeField.describe(
      'When the refund is made even if the seller does not confirm the arrival: `DISPUTE_ARRIVAL_DAYS` days after ' +
        'the sending. Null until the books are sent.',
    ),
    problem: lowerCase(ReturnProblem)
      .nullable()
      .describe(
        '`did_not_arrive`: the books did not arrive. `not_as_sent`: they are not as sent. Null without an objection.',
      ),
    statement: z.string().nullable().describe('The explanation of the objection; null if there is none.'),
    contestedAt: timeField.describe('When the seller objected; null if the seller did not.'),
    arrivedAt: timeField.describe(
      'When the seller confirmed the arrival; null until then, and if the arrival was assumed.',
    ),
  })
  .meta({ id: 'DisputeReturn', description: 'The return of the books of a dispute, before the refund.' });

/** Converts a return of disputed books to its documented form. */
export function presentReturn({ refund, problem, ...rest }: DisputeReturn) {
  return { ...rest, refund: rupees(refund), problem: problem && problem.toLowerCase() };
}
