import { z } from 'zod';
import type { Money } from '../money/money.js';
import type { ApprovedStep } from '../payments/approval.js';
import { LONGEST_REFERENCE } from '../payments/settling.js';
import { refuse } from '../shared/errors.js';
import { missingOr, requiredText } from '../shared/fields.js';

/** A tax at source: income tax deducted, or GST collected. */
export const SourceTax = { DEDUCTED: 'DEDUCTED', COLLECTED: 'COLLECTED' } as const;
export type SourceTax = keyof typeof SourceTax;

/** The staff step that records a payment of each tax. */
export const TAX_STEPS = {
  DEDUCTED: 'RECORD_TAX_DEDUCTED',
  COLLECTED: 'RECORD_TAX_COLLECTED',
} as const satisfies Record<SourceTax, ApprovedStep>;

/** Input that records that a tax was paid over to the government. The amount is in minor units. */
export const recordTaxPaymentSchema = z.object({
  tax: z.enum(SourceTax, missingOr('REQUIRED')),
  amount: z.int(missingOr('REQUIRED', 'AMOUNT_INVALID')).positive('AMOUNT_NOT_POSITIVE'),
  reference: requiredText(LONGEST_REFERENCE, 'TRANSFER_REFERENCE_REQUIRED'),
});

/** Throws TAX_PAYMENT_EXCEEDED if the amount exceeds what is owed to the government. */
export function assertOwedTax(amount: Money, owed: Money): void {
  if (amount.amount > owed.amount) refuse('TAX_PAYMENT_EXCEEDED', { field: ['amount'], values: { owed } });
}
