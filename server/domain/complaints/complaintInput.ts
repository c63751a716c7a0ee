import { z } from 'zod';
import { idField, optional, requiredText } from '../shared/fields.js';
import { ComplaintKind } from './complaint.js';

/** Maximum number of characters of a message in a complaint. */
export const LONGEST_COMPLAINT = 4000;

const words = requiredText(LONGEST_COMPLAINT, 'STATEMENT_REQUIRED');
const aboutField = optional(idField);

/** Input that opens a complaint, with the id of the order, seller or book that the complaint is about, if any. */
export const complainSchema = z.object({
  kind: z.enum(ComplaintKind, 'COMPLAINT_KIND_UNKNOWN'),
  text: words,
  orderId: aboutField,
  sellerId: aboutField,
  bookId: aboutField,
});

/** Input of a step with a text: a reply, an answer, or the outcome that settles the complaint. */
export const complaintWordsSchema = z.object({ complaintId: idField, text: words });

/** Input that withdraws a complaint. No reason is required. */
export const withdrawComplaintSchema = z.object({ complaintId: idField });
