import { z } from 'zod';
import { USUAL_DEADLINE_DAYS, type DeadlineDays } from './domain/orders/deadlines.js';
import { MOST_ROOM_DAYS, USUAL_ROOM_DAYS } from './domain/rental/room.js';
import { isGstin } from './domain/payouts/gstin.js';
import { readTaxRates } from './domain/payouts/datedRates.js';
import { readPolicyFiles, PolicyFileError } from './policyFiles.js';

const text = (max: number) =>
  z.string().trim().min(1, 'must be a text').max(max, `must be at most ${max} characters long`);

/** The settings that name the operator and the policies of the marketplace. Part of SETTINGS. */
export const OPERATOR_SETTINGS = {
  OPERATOR_NAME: text(200).optional().meta({
    description: 'The legal name of the person or company that runs the site, for the page `/rules`.',
    without: 'an example with `DEMO_DATA`; otherwise the page says that the operator has not been named',
  }),
  OPERATOR_ADDRESS: text(1000).optional().meta({
    description: 'The postal address of the operator. Required with `OPERATOR_NAME`.',
    without: 'none',
  }),
  OPERATOR_GSTIN: z
    .string()
    .refine(isGstin, 'must be a GSTIN with a correct check digit')
    .optional()
    .meta({
      description:
        'The GSTIN of the operator, for the invoices about the commission. Requires `OPERATOR_NAME` and `COMMISSION_TAX`. ' +
        'An accountant must check it.',
      without: 'the operator charges no GST',
    }),
  COMMISSION_TAX: z
    .string()
    .transform((rates, { addIssue }) => {
      const read = readTaxRates(rates);
      if (read) return read;
      addIssue('must be rates with the day from which each applies, such as 18 from 2026-12-01');
      return z.NEVER;
    })
    .optional()
    .meta({
      description:
        'The GST on the commission in percent, with the day from which it applies, such as `18 from 2026-12-01`; more rates ' +
        'follow a comma. The commission includes it. Requires `OPERATOR_GSTIN`.',
      without: 'no GST',
    }),
  GRIEVANCE_OFFICER_NAME: text(200).optional().meta({
    description: 'The name of the person who receives complaints. Requires `GRIEVANCE_OFFICER_EMAIL`.',
    without: 'the page says that no grievance officer has been named',
  }),
  GRIEVANCE_OFFICER_EMAIL: z.email('must be an email address').optional().meta({
    description:
      'The email address of the grievance officer, to which new complaints and reminders of their deadlines are mailed.',
    without: 'none',
  }),
  GRIEVANCE_OFFICER_PHONE: z
    .string()
    .regex(/^\+?[0-9][0-9 -]{4,30}$/, 'must be a phone number of digits, such as +91 79 2658 0000')
    .optional()
    .meta({ description: 'The phone number of the grievance officer.', without: 'none' }),
  POLICIES_DIR: z
    .string()
    .transform((folder, { addIssue }) => {
      try {
        return readPolicyFiles(folder);
      } catch (error) {
        if (!(error instanceof PolicyFileError)) throw error;
        addIssue(error.message);
        return z.NEVER;
      }
    })
    .optional()
    .meta({
      description:
        'A folder with the policies as `.md` files: `terms`, `privacy`, `delivery`, `returns` and `complaints`, or some of them. ' +
        'The first line is like `Version 1.0 of 2026-11-25`; the text has headings (`#`), paragraphs and lists (`-`). ' +
        'Read at start. New accounts agree to these versions, so change the version with the text.',
      without: 'an example with `DEMO_DATA`, otherwise no policies',
    }),
};

/** Pairs of settings. The first one of each pair requires the second. */
export const NEEDED_SETTINGS = [
  ['OPERATOR_NAME', 'OPERATOR_ADDRESS'],
  ['OPERATOR_ADDRESS', 'OPERATOR_NAME'],
  ['OPERATOR_GSTIN', 'OPERATOR_NAME'],
  ['OPERATOR_GSTIN', 'COMMISSION_TAX'],
  ['COMMISSION_TAX', 'OPERATOR_GSTIN'],
  ['GRIEVANCE_OFFICER_NAME', 'OPERATOR_NAME'],
  ['GRIEVANCE_OFFICER_NAME', 'GRIEVANCE_OFFICER_EMAIL'],
  ['GRIEVANCE_OFFICER_EMAIL', 'GRIEVANCE_OFFICER_NAME'],
  ['GRIEVANCE_OFFICER_PHONE', 'GRIEVANCE_OFFICER_NAME'],
  ['POLICIES_DIR', 'OPERATOR_NAME'],
] as const satisfies readonly (readonly [keyof typeof OPERATOR_SETTINGS, keyof typeof OPERATOR_SETTINGS])[];

/** Returns the setting for the number of days of a limit. */
const days = (limit: keyof DeadlineDays) =>
  z
    .string()
    .regex(/^[1-9]\d{0,2}$/, 'must be a whole number of days from 1 to 999')
    .transform(Number)
    .prefault(String(USUAL_DEADLINE_DAYS[limit]));

const ROOM_RANGE = `must be a whole number of days from 0 to ${MOST_ROOM_DAYS}`;

/** Settings for the deadlines of orders, ratings, disputes, complaints and reviews, and for the room between rentals. */
export const DEADLINE_SETTINGS = {
  ORDER_CONFIRMATION_DAYS: days('PENDING').meta({
    description: 'Days after which an order is cancelled if its seller has not confirmed it.',
  }),
  ORDER_DISPATCH_DAYS: days('DISPATCH').meta({
    description:
      'Working days (Monday to Friday) in which a confirmed order should be sent. After them, the buyer is told that it is late and can be cancelled. They must be fewer than `ORDER_SHIPPING_DAYS`.',
  }),
  ORDER_SHIPPING_DAYS: days('CONFIRMED').meta({
    description: 'Days after which a confirmed order is cancelled if its seller has not sent it.',
  }),
  ORDER_PICK_UP_DAYS: days('READY').meta({
    description:
      'Days after which an order that is ready to be picked up is cancelled if nobody picked it up.',
  }),
  ORDER_UNCOLLECTED_DAYS: days('UNCOLLECTED').meta({
    description:
      'Days after which buyer and seller can cancel an order that is ready to be picked up. They must be fewer than `ORDER_PICK_UP_DAYS`.',
  }),
  ORDER_DELIVERY_DAYS: days('SHIPPED').meta({
    description: 'Days after which a sent order counts as delivered if its buyer has not said anything.',
  }),
  ORDER_LOSS_DECLARATION_DAYS: days('LOSS_DECLARATION').meta({
    description:
      'Days after the due date from which a seller can declare rented copies lost. Buyers do not have to wait. They must be fewer than `ORDER_LOSS_DAYS`.',
  }),
  ORDER_LOSS_DAYS: days('OVERDUE').meta({
    description:
      'Days after the due date after which rented copies count as lost if they have not come back and nobody has said anything.',
  }),
  ORDER_FINDING_DAYS: days('FINDING').meta({
    description: 'Days after a loss in which the seller can report the copies as found.',
  }),
  ORDER_RETURN_DAYS: days('SENT_BACK').meta({
    description:
      'Days after which a rental counts as returned if its buyer has sent it back and its seller has not confirmed the return.',
  }),
  ORDER_PAYMENT_DAYS: days('PAYMENT').meta({
    description:
      'Days after which a payment between buyer and seller that was marked as paid counts as received if its recipient has said nothing.',
  }),
  ORDER_UNMARKED_DAYS: days('UNMARKED').meta({
    description:
      'Days after which a payment between buyer and seller that is due counts as made if neither of them has marked, confirmed or reported it.',
  }),
  RATING_DAYS: days('RATING').meta({
    description:
      'Days after a delivery, or the return or loss of a rental, in which the buyer can rate the seller.',
  }),
  DISPUTE_OPENING_DAYS: days('DISPUTE_OPENING').meta({
    description: 'Days after a delivery, return or loss in which the buyer can open a dispute about it.',
  }),
  DISPUTE_ANSWER_DAYS: days('DISPUTE_ANSWER').meta({
    description:
      'Days, of 24 hours each, in which a seller is asked to answer a dispute. They must be fewer than `DISPUTE_DECISION_DAYS`.',
  }),
  DISPUTE_DECISION_DAYS: days('DISPUTE_DECISION').meta({
    description:
      'Days after which a dispute that nobody decided ends for the buyer. They begin again when the seller objects to a return.',
  }),
  DISPUTE_SENDING_DAYS: days('DISPUTE_SENDING').meta({
    description:
      'Days in which a buyer must send the books of a dispute back. Otherwise it ends without a refund.',
  }),
  DISPUTE_ARRIVAL_DAYS: days('DISPUTE_ARRIVAL').meta({
    description:
      'Days after the sending after which the books of a dispute count as returned if the seller has said nothing.',
  }),
  COMPLAINT_ANSWER_DAYS: days('COMPLAINT_ANSWER').meta({
    description:
      'Days, of 24 hours each, in which staff answer a message of a complainant. The screens tell them as hours. They must be fewer than 28, because complaints are settled within a month.',
  }),
  REVIEW_CHANGE_DAYS: days('REVIEW_CHANGE').meta({
    description: 'Days after writing in which the author of a review can change it.',
  }),
  RENTAL_ROOM_DAYS: z
    .string()
    .regex(/^\d{1,2}$/, ROOM_RANGE)
    .transform(Number)
    .refine((days) => days <= MOST_ROOM_DAYS, ROOM_RANGE)
    .prefault(String(USUAL_ROOM_DAYS))
    .meta({
      description:
        'Days that are kept free between two rentals of a copy, for the post and for late arrivals: 0 to 60. Where books are sent by post, set for example `7`.',
    }),
};
