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
        'to pay the buyer back. `refund_sent`: the refund is under way; the buyer has to confirm it unless ' +
        '`isOnline`. `settled`: nothing has to be paid.',
    ),
    amount: rupeesSchema.describe('The amount to pay or to confirm; zero if everything is settled.'),
    deposit: rupeesSchema.describe('The refundable deposit within `amount`.'),
    isOnline: z
      .boolean()
      .describe(
        'True if the amount is paid or refunded online, so that neither side has to mark or confirm it.',
      ),
    countsFrom: z.iso
      .datetime()
      .nullable()
      .describe(
        'The time at which a direct payment counts as received if neither side responds. The wait is longer if the ' +
          'payment is not marked as paid. Null if the payment is made online, not due yet or in dispute, and for a ' +
          'refund that was reported missing.',
      ),
    complaintFrom: z.iso
      .datetime()
      .nullable()
      .describe(
        'The time at which a direct refund that the buyer reported missing becomes a complaint of the buyer, unless the ' +
          'seller pays it. Null for other payments.',
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
    description:
      'The outstanding amount of a fulfillment, which the buyer owes the seller or the seller owes the buyer.',
  });

export const paymentSchema = z
  .object({
    _id: z.string().describe('The ID of the payment, the same in every API.'),
    kind: lowerCase(PaymentKind).describe('`payment`: to the seller. `refund`: back to the buyer.'),
    status: lowerCase(PaymentStatus).describe(
      '`pending`: marked as paid, or under way online, but not confirmed yet. `captured`: received by the ' +
        'recipient, or moved by the provider. `failed`: reported missing.',
    ),
    amount: rupeesSchema.describe('The amount in rupees, always above zero.'),
    isOnline: z
      .boolean()
      .describe('True if the payment was made online; false if one side paid the other directly.'),
    createdAt: z.iso
      .datetime()
      .describe(
        'The time at which the payer marked the amount as paid. Without such a mark, the time at which ' +
          'the recipient confirmed the payment or reported it missing, or at which the payment counted as ' +
          'received.',
      ),
    assumedAt: z.iso
      .datetime()
      .nullable()
      .describe(
        'The time at which the payment ended because neither side responded: a received payment counted as received, and ' +
          'a failed one became a complaint. Null for all other payments, and for old payments whose time was not recorded.',
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
