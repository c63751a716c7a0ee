import { z } from 'zod';
import { PaymentKind, PaymentState, PaymentStatus } from '../../domain/payments/payment.js';
import type { OpenPayment, Payment } from '../../usecases/orders/payment.js';
import { lowerCase } from '../lowerCase.js';
import { rupees, rupeesSchema } from '../rupees.js';

/** Maps the name of each payment step in paths to the field that is true if the principal may take the step now. */
const STEPS = {
  'mark-paid': 'viewerCanMarkPaid',
  confirm: 'viewerCanConfirm',
  'report-missing': 'viewerCanReportMissing',
} as const satisfies Record<string, keyof OpenPayment>;
const stepNames = Object.keys(STEPS) as (keyof typeof STEPS)[];

export const openPaymentSchema = z
  .object({
    state: lowerCase(PaymentState).describe(
      '`to_pay`: the buyer has to pay. `sent`: the seller has to confirm the payment. `to_refund`: the seller has ' +
        'to pay back. `refund_sent`: the refund is under way, and the buyer has to confirm it unless `isOnline`. `settled`: ' +
        'nothing is to be paid.',
    ),
    amount: rupeesSchema.describe('The amount to pay or to confirm; zero if everything is settled.'),
    deposit: rupeesSchema.describe('The refundable deposit within `amount`.'),
    isOnline: z
      .boolean()
      .describe('True if the amount is paid or paid back online, so that neither side marks or confirms it.'),
    countsFrom: z.iso
      .datetime()
      .nullable()
      .describe(
        'When the direct payment counts as received if neither side responds: marked as paid, after a wait for the ' +
          'recipient; unmarked, after a longer wait for both sides. Null if it is online, not due yet or in ' +
          'dispute, and for a refund that was reported missing.',
      ),
    complaintFrom: z.iso
      .datetime()
      .nullable()
      .describe(
        'When the direct refund, which the buyer reported missing, becomes a complaint of the buyer for staff, unless ' +
          'the seller pays it. Null for other payments.',
      ),
    upiAddress: z
      .string()
      .nullable()
      .describe(
        'The UPI address of the recipient; null if the recipient has none, or if you have nothing to pay.',
      ),
    upiLink: z
      .string()
      .nullable()
      .describe('A link that opens a UPI app with the payment filled in; null without a UPI address.'),
    actions: z
      .array(z.enum(stepNames))
      .describe(
        'The steps you can take now, named as in their paths: `mark-paid` for POST ' +
          '/api/v1/fulfillments/{id}/payment/mark-paid.',
      ),
  })
  .meta({
    id: 'OpenPayment',
    description: 'The amount that is still to be paid between the buyer and the seller of a fulfillment.',
  });

export const paymentSchema = z
  .object({
    _id: z.string().describe('The ID of the payment.'),
    kind: lowerCase(PaymentKind).describe('`payment`: to the seller. `refund`: back to the buyer.'),
    status: lowerCase(PaymentStatus).describe(
      '`pending`: marked as paid, or under way online. `captured`: received, or moved by the provider. `failed`: reported missing.',
    ),
    amount: rupeesSchema.describe('The amount in rupees, always above zero.'),
    isOnline: z
      .boolean()
      .describe('True if it was made online; false if one person paid the other directly.'),
    createdAt: z.iso
      .datetime()
      .describe(
        'When the payer marked the amount as paid; without such a mark, when the recipient answered or it counted as received.',
      ),
    assumedAt: z.iso
      .datetime()
      .nullable()
      .describe(
        'When it ended because neither side responded: received, it counted as such; failed, it became a complaint. Null ' +
          'if it did not, or if that was not recorded yet.',
      ),
  })
  .meta({
    id: 'Payment',
    description: 'A payment between the buyer and the seller, made directly or online.',
  });

/** Returns the open payment of a fulfillment in its documented form. */
export function presentOpenPayment(open: OpenPayment | null) {
  return (
    open && {
      state: open.state.toLowerCase(),
      amount: rupees(open.amount),
      deposit: rupees(open.deposit),
      isOnline: open.isOnline,
      countsFrom: open.countsFrom,
      complaintFrom: open.complaintFrom,
      upiAddress: open.upiAddress,
      upiLink: open.upiLink,
      actions: stepNames.filter((name) => open[STEPS[name]]),
    }
  );
}

/** Returns a payment in its documented form. */
export function presentPayment({ id, kind, status, amount, isOnline, createdAt, assumedAt }: Payment) {
  return {
    _id: id,
    isOnline,
    kind: kind.toLowerCase(),
    status: status.toLowerCase(),
    amount: rupees(amount),
    createdAt,
    assumedAt,
  };
}
