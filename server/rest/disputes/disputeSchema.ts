import { z } from 'zod';
import { DisputeReason, DisputeStatus } from '../../domain/disputes/dispute.js';
import type { Dispute } from '../../usecases/orders/dispute.js';
import type { Fulfillment } from '../../usecases/orders/order.js';
import { lowerCase } from '../lowerCase.js';
import { rupees, rupeesSchema } from '../rupees.js';
import { presentReturn, returnSchema } from './returnSchema.js';

/** Maps the name of each step in paths to the field that is true if the principal may take the step now. */
const STEPS = {
  answer: 'viewerCanAnswer',
  'accept-offer': 'viewerCanAcceptOffer',
  withdraw: 'viewerCanWithdraw',
  decide: 'viewerCanDecide',
  'send-return': 'viewerCanSendReturn',
  'confirm-return': 'viewerCanConfirmReturn',
  'contest-return': 'viewerCanContestReturn',
  photos: 'viewerCanAddPhotos',
} as const satisfies Record<string, keyof Dispute>;
const stepNames = Object.keys(STEPS) as (keyof typeof STEPS)[];

const reasonSchema = lowerCase(DisputeReason).describe(
  '`not_arrived`: the books did not arrive. `not_as_described`: the books are not as the listing describes ' +
    'them. `deposit_withheld`: the seller withheld part of the deposit. `declared_lost`: the seller declared ' +
    'rented copies lost.',
);

/** A dispute in its documented form. */
export const disputeSchema = z
  .object({
    _id: z.string().describe('The ID of the dispute, as used in the paths.'),
    number: z.int().describe('The number by which people refer to the dispute.'),
    order: z.string().describe('The `_id` of the order that contains the fulfillment.'),
    fulfillment: z.string().describe('The `_id` of the fulfillment that the dispute is about.'),
    reason: reasonSchema,
    status: lowerCase(DisputeStatus).describe(
      '`open`: the seller has not answered. `answered`: the buyer can accept the offer, and staff can decide. ' +
        '`settled`: buyer and seller agreed on an amount. `withdrawn`: the buyer withdrew the dispute. `decided`: ' +
        'staff decided the amount. `expired`: it ended in the buyer’s favour because no decision was made in time. ' +
        '`awaiting_return`: the buyer must send the books back. `return_sent`: the books are on their way back. ' +
        '`return_contested`: the seller objects to the return, and staff can decide. `returned`: the books are back, ' +
        'and the buyer got the refund. `lapsed`: it ended in the seller’s favour because the books were not sent ' +
        'back in time.',
    ),
    actions: z
      .array(z.enum(stepNames))
      .describe(
        'The steps that you can take now. Each has the name of its path, such as `answer` for POST ' +
          '/api/v1/disputes/{id}/answer.',
      ),
    statement: z
      .string()
      .describe('The buyer’s description of the problem; empty if the buyer has closed their account.'),
    claimed: rupeesSchema.describe('The amount that the buyer wants back, in rupees.'),
    openedAt: z.iso.datetime().describe('The time at which the buyer opened the dispute.'),
    answerBy: z.iso
      .datetime()
      .describe(
        'The time by which the seller should answer: `DISPUTE_ANSWER_DAYS` days after the dispute was opened.',
      ),
    endsAt: z.iso
      .datetime()
      .describe(
        'The time at which the dispute ends automatically if nobody acts. It ends in the buyer’s favour ' +
          '`DISPUTE_DECISION_DAYS` days after it was opened or after the seller objected to a return. While books are ' +
          'sent back, the deadlines in `returnOfBooks` apply instead.',
      ),
    answer: z.string().nullable().describe('The seller’s last answer; null if the seller has not answered.'),
    offered: rupeesSchema
      .nullable()
      .describe('The amount that the seller offers, in rupees; null if the seller has not answered.'),
    answeredAt: z.iso
      .datetime()
      .nullable()
      .describe('The time of the seller’s first answer; null if the seller has not answered.'),
    offersReturn: z
      .boolean()
      .describe('True if the buyer gets the offered amount only after sending the books back.'),
    returnOfBooks: returnSchema
      .nullable()
      .describe(
        'The return of the books, which must be completed before the refund; null if no return is required.',
      ),
    canAskReturn: z
      .boolean()
      .describe(
        'True if you can now answer or decide with `returnFirst`, so that the buyer must send the books back first. ' +
          'Only bought books that are not as described can be sent back.',
      ),
    decision: z
      .string()
      .nullable()
      .describe('The explanation that staff gave for their decision; null unless staff decided the dispute.'),
    awarded: rupeesSchema
      .nullable()
      .describe(
        'The amount that the buyer gets, in rupees. Null while the dispute is open, and if it was withdrawn.',
      ),
    closedAt: z.iso
      .datetime()
      .nullable()
      .describe('The time at which the dispute ended; null while it is open.'),
  })
  .meta({
    id: 'Dispute',
    description:
      'A buyer’s claim to get money back for a fulfillment. The seller answers the claim, and staff decide it if ' +
      'the two do not agree.',
  });

const possibleDisputeSchema = z
  .object({
    reason: reasonSchema,
    most: rupeesSchema.describe('The maximum that you can claim, in rupees.'),
    until: z.iso
      .datetime()
      .nullable()
      .describe('The deadline for opening the dispute; null while the books are on their way.'),
  })
  .meta({ id: 'PossibleDispute', description: 'A reason for which you can open a dispute now.' });

/** Returns a dispute in its documented form. */
export function presentDispute(dispute: Dispute) {
  const { id, orderId, fulfillmentId, number, statement, openedAt, answerBy, endsAt } = dispute;
  return {
    _id: id,
    number,
    order: orderId,
    fulfillment: fulfillmentId,
    reason: dispute.reason.toLowerCase(),
    status: dispute.status.toLowerCase(),
    actions: stepNames.filter((name) => dispute[STEPS[name]]),
    statement,
    claimed: rupees(dispute.claimed),
    openedAt,
    answerBy,
    endsAt,
    answer: dispute.answer,
    offered: dispute.offered && rupees(dispute.offered),
    answeredAt: dispute.answeredAt,
    offersReturn: dispute.offersReturn,
    returnOfBooks: dispute.returnOfBooks && presentReturn(dispute.returnOfBooks),
    canAskReturn: dispute.viewerCanAskReturn,
    decision: dispute.decision,
    awarded: dispute.awarded && rupees(dispute.awarded),
    closedAt: dispute.closedAt,
  };
}

/** The fields of a fulfillment that describe its disputes. */
export const disputeFields = {
  disputes: z.array(disputeSchema).describe('The disputes about the fulfillment, oldest first.'),
  possibleDisputes: z
    .array(possibleDisputeSchema)
    .describe('The reasons for which you can open a dispute now; empty unless you are the buyer.'),
};

/** Returns the disputes of a fulfillment in their documented form. */
export function presentDisputes({ disputes, viewerPossibleDisputes }: Fulfillment) {
  return {
    disputes: disputes.map(presentDispute),
    possibleDisputes: viewerPossibleDisputes.map(({ reason, most, until }) => ({
      reason: reason.toLowerCase(),
      most: rupees(most),
      until,
    })),
  };
}
