import { z } from 'zod';
import type { Money } from '../money/money.js';
import { refuse } from '../shared/errors.js';
import { idField, LONGEST_REASON, missingOr, requiredText } from '../shared/fields.js';

/** Maximum number of characters of a bank reference. */
export const LONGEST_REFERENCE = 100;

const reason = requiredText(LONGEST_REASON, 'REASON_REQUIRED');

/** Input for trying a stuck refund again. `refundId` is the ID of its last attempt. */
export const retryRefundSchema = z.object({ refundId: idField });

/** Input for settling a stuck refund after the buyer was paid in another way. `refundId` is the ID of its last attempt. */
export const settleRefundSchema = z.object({
  refundId: idField,
  reason,
  reference: requiredText(LONGEST_REFERENCE, 'TRANSFER_REFERENCE_REQUIRED'),
});

/** Input that settles a payment of unknown origin, with the reason. */
export const settleUnknownPaymentSchema = z.object({ attemptId: idField, reason });

/** Input that records a repayment of a seller's debt. The amount is in minor units. */
export const settleDebtSchema = z.object({
  sellerId: idField,
  amount: z.int(missingOr('REQUIRED', 'AMOUNT_INVALID')).positive('AMOUNT_NOT_POSITIVE'),
  reason,
  reference: requiredText(LONGEST_REFERENCE, 'TRANSFER_REFERENCE_REQUIRED'),
});

/** Throws DEBT_NOT_FOUND if the seller owes nothing, and DEBT_EXCEEDED for an amount above the debt. */
export function assertWithinDebt(amount: Money, debt: Money): void {
  if (debt.amount <= 0) refuse('DEBT_NOT_FOUND', { field: ['sellerId'] });
  if (amount.amount > debt.amount) refuse('DEBT_EXCEEDED', { field: ['amount'], values: { debt } });
}
