import { z } from 'zod';
import {
  ComplaintEntryAction,
  ComplaintKind,
  ComplaintParty,
  ComplaintStatus,
} from '../../domain/complaints/complaint.js';
import { complainSchema, complaintWordsSchema } from '../../domain/complaints/complaintInput.js';
import type { Complaint } from '../../usecases/complaints/complaint.js';
import { lowerCase } from '../lowerCase.js';

/** Maps the name of each step in paths to the field that is true if the principal may take the step now. */
const STEPS = {
  reply: 'viewerCanReply',
  withdraw: 'viewerCanWithdraw',
  answer: 'viewerCanAnswer',
  settle: 'viewerCanSettle',
} as const satisfies Record<string, keyof Complaint>;
const stepNames = Object.keys(STEPS) as (keyof typeof STEPS)[];

export const complaintSchema = z
  .object({
    _id: z.string().describe('The ID of the complaint, as used in the paths.'),
    number: z.string().describe('The number by which people refer to the complaint, such as `2026-000123`.'),
    kind: lowerCase(ComplaintKind).describe('The subject of the complaint.'),
    status: lowerCase(ComplaintStatus).describe(
      '`open`: staff have not answered the complainant’s last message. `answered`: staff have answered. `settled`: ' +
        'staff settled the complaint. `withdrawn`: the complainant withdrew it.',
    ),
    actions: z
      .array(z.enum(stepNames))
      .describe(
        'The steps that you can take now. Each has the name of its path, such as `reply` for POST ' +
          '/api/v1/complaints/{id}/reply.',
      ),
    order: z
      .string()
      .nullable()
      .describe('The `_id` of the order that the complaint is about; null if there is none.'),
    seller: z
      .string()
      .nullable()
      .describe('The `_id` of the seller whom the complaint is about; null if there is none.'),
    book: z
      .string()
      .nullable()
      .describe('The `_id` of the book that the complaint is about; null if there is none.'),
    openedAt: z.iso.datetime().describe('The time at which the complaint was made.'),
    answerBy: z.iso
      .datetime()
      .describe(
        'The time by which staff must answer: `COMPLAINT_ANSWER_DAYS` days after the complainant’s oldest unanswered ' +
          'message.',
      ),
    settleBy: z.iso
      .datetime()
      .describe('The time by which staff must settle the complaint: a month after it was made.'),
    isOverdue: z.boolean().describe('True if the next deadline has passed: `answerBy` or `settleBy`.'),
    closedAt: z.iso
      .datetime()
      .nullable()
      .describe('The time at which the complaint ended; null while it is open.'),
    history: z
      .array(
        z.object({
          action: lowerCase(ComplaintEntryAction).describe('The kind of step, such as a reply.'),
          by: lowerCase(ComplaintParty).describe('The party that took the step: the complainant or staff.'),
          text: z.string().nullable().describe('The message that the party wrote; null for a withdrawal.'),
          occurredAt: z.iso.datetime().describe('The time of the step.'),
        }),
      )
      .describe('The steps of the complaint, oldest first.'),
  })
  .meta({ id: 'Complaint', description: 'A complaint to the marketplace, with its deadlines and history.' });

/** Returns a complaint in its documented form. */
export function presentComplaint(complaint: Complaint) {
  const { id, number, openedAt, answerBy, settleBy, isOverdue, closedAt } = complaint;
  return {
    _id: id,
    number,
    kind: complaint.kind.toLowerCase(),
    status: complaint.status.toLowerCase(),
    actions: stepNames.filter((name) => complaint[STEPS[name]]),
    order: complaint.orderId,
    seller: complaint.sellerId,
    book: complaint.bookId,
    openedAt,
    answerBy,
    settleBy,
    isOverdue,
    closedAt,
    history: complaint.entries.map(({ action, by, text, occurredAt }) => ({
      action: action.toLowerCase(),
      by: by.toLowerCase(),
      text,
      occurredAt,
    })),
  };
}

const idField = z.string('INVALID_VALUE').nullish();

/** Body of a request that makes a complaint. */
export const complaintBody = z
  .object({
    kind: z
      .enum(
        Object.values(ComplaintKind).map((kind) => kind.toLowerCase()),
        'COMPLAINT_KIND_UNKNOWN',
      )
      .transform((kind) => kind.toUpperCase())
      .describe('The subject of the complaint.'),
    text: complainSchema.shape.text.describe('A description of the problem.'),
    order: idField.describe('The `_id` of the order that the complaint is about; optional.'),
    seller: idField.describe('The `_id` of the seller whom the complaint is about; optional.'),
    book: idField.describe('The `_id` of the book that the complaint is about; optional.'),
  })
  .meta({
    id: 'ComplaintOpening',
    description: 'A complaint: its kind, its text and the order, seller or book that it is about.',
    example: { kind: 'privacy', text: 'Please delete my old address.' },
  });

/** Body of a reply to a complaint, an answer or an outcome. */
export const complaintWordsBody = z
  .object({
    text: complaintWordsSchema.shape.text.describe('The text of your reply or answer, or the outcome.'),
  })
  .meta({
    id: 'ComplaintWords',
    description: 'The text of a reply or answer, or the outcome.',
    example: { text: 'We have deleted the address.' },
  });
