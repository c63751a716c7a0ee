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
  '`not_arrived`: the books did not arrive. `not_as_described`: they are not as the listing describes them. ' +
    '`deposit_withheld`: the seller withheld a part of the deposit. `declared_lost`: the seller declared rented copies ' +
    'lost.',
);

/** A dispute in its documented form. */
export const disputeSchema = z
  .object({
    _id: z.string().describe('The ID of the dispute.'),
    number: z.int().describe('The number by which people refer to the dispute.'),
    order: z.string().describe('The `_id` of the order.'),
    fulfillment: z.string().describe('The `_id` of the fulfillment.'),
    reason: reasonSchema,
    status: lowerCase(DisputeStatus).describe(
      '`open`: waits for the answer of the seller. `answered`: the buyer can accept the offer, and ' +
        'staff can decide. `settled`: buyer and seller agreed on an amount. `withdrawn`: by the buyer. ' +
        '`decided`: by staff. `expired`: ended in the buyer’s favour, because nobody decided it in time. ' +
        '`awaiting_return`: the buyer is to send the books back. `return_sent`: the books are on their ' +
        'way back. `return_contested`: the seller objects to the return, and staff can decide. ' +
        '`returned`: the books are back, and the buyer got the refund. `lapsed`: ended in the seller’s ' +
        'favour, because the books were not sent back in time.',
    ),
    actions: z
      .array(z.enum(stepNames))
      .describe(
        'The steps you can take now, named as in their paths: `answer` for POST /api/v1/disputes/{id}/answer.',
      ),
    statement: z
      .string()
      .describe('The buyer’s description of the problem; empty once the buyer closed the account.'),
    claimed: rupeesSchema.describe('The amount that the buyer wants back, in rupees.'),
    openedAt: z.iso.datetime().describe('When the dispute was opened.'),
    answerBy: z.iso
      .datetime()
      .describe('The time by which the seller should answer: `DISPUTE_ANSWER_DAYS` days after the opening.'),
    endsAt: z.iso
      .datetime()
      .describe(
        'When the dispute ends by itself if nobody acts. Without a decision, it ends in the buyer’s favour ' +
          '`DISPUTE_DECISION_DAYS` days after the opening, or after the objection to a return. While books are sent ' +
          'back, the deadlines of `returnOfBooks` apply.',
      ),
    answer: z.string().nullable().describe('The last answer of the seller; null until they answer.'),
    offered: rupeesSchema.nullable().describe('The amount that the seller offers; null until they answer.'),
    answeredAt: z.iso.datetime().nullable().describe('When the seller first answered; null until then.'),
    offersReturn: z
      .boolean()
      .describe('True if the buyer gets the offered amount only after sending the books back.'),
    returnOfBooks: returnSchema
      .nullable()
      .describe('The return of the books before the refund; null if nobody asked for it.'),
    canAskReturn: z
      .boolean()
      .describe(
        'True if you can answer or decide with `returnFirst` now: the buyer has bought books that can be ' +
          'sent back.',
      ),
    decision: z
      .string()
      .nullable()
      .describe('The explanation of the staff who decided the dispute; null unless staff decided it.'),
    awarded: rupeesSchema
      .nullable()
      .describe('The amount that the buyer gets; null while the dispute is open, and if it was withdrawn.'),
    closedAt: z.iso.datetime().nullable().describe('When the dispute ended; null while it is open.'),
  })
  .meta({ id: 'Dispute', description: 'A buyer’s demand for money back that the seller has not agreed to.' });

const possibleDisputeSchema = z
  .object({
    reason: reasonSchema,
    most: rupeesSchema.describe('The most that you can claim, in rupees.'),
    until: z.iso
      .datetime()
      .nullable()
      .describe('The time until which you can open the dispute; null while the books are on their way.'),
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

/** The schemas of the disputes of a fulfillment. */
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
