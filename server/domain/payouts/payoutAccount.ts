import { z } from 'zod';
import { upiAddressField } from '../accounts/upiAddress.js';
import { refuse } from '../shared/errors.js';
import { anyText, idField, LONGEST_REASON, missingOr, optional, requiredText } from '../shared/fields.js';
import { asciiDigits } from '../text/digits.js';
import { panInGstin, storedTaxNumbers, taxNumberFields } from './taxNumbers.js';

/** The way in which a seller is paid. */
export const PayoutMethod = { UPI: 'UPI', BANK_ACCOUNT: 'BANK_ACCOUNT' } as const;
export type PayoutMethod = keyof typeof PayoutMethod;

/** A decision of staff that stops payouts to an account. */
export const PayoutRestriction = { RESTRICTED: 'RESTRICTED', REJECTED: 'REJECTED' } as const;
export type PayoutRestriction = keyof typeof PayoutRestriction;

/** The state of a payout account. Payouts are prepared for active ones only. */
export const PayoutAccountStatus = { PENDING: 'PENDING', ACTIVE: 'ACTIVE', ...PayoutRestriction } as const;
export type PayoutAccountStatus = keyof typeof PayoutAccountStatus;

/** A requirement that a pending payout account does not meet. */
export const PayoutRequirement = {
  PAN: 'PAN',
  UPI_ADDRESS: 'UPI_ADDRESS',
  BANK_ACCOUNT: 'BANK_ACCOUNT',
} as const;
export type PayoutRequirement = keyof typeof PayoutRequirement;

/** The facts that decide the state of a payout account. */
export interface PayoutAccountFacts {
  method: PayoutMethod;
  hasPan: boolean;
  hasUpiAddress: boolean;
  hasBankAccount: boolean;
  /** True if the payee's bank refused the rupee that was sent to prove the account. */
  isRefused: boolean;
  restriction: PayoutRestriction | null;
}

/** Returns the state of a payout account, and what it lacks. `needsPan` is the operator's setting. */
export function payoutAccountState(
  { method, hasPan, hasUpiAddress, hasBankAccount, isRefused, restriction }: PayoutAccountFacts,
  { needsPan }: { needsPan: boolean },
): { status: PayoutAccountStatus; missing: PayoutRequirement[] } {
  const missing: PayoutRequirement[] = [];
  if (needsPan && !hasPan) missing.push('PAN');
  if (method === 'UPI' && (isRefused || !hasUpiAddress)) missing.push('UPI_ADDRESS');
  if (method === 'BANK_ACCOUNT' && (isRefused || !hasBankAccount)) missing.push('BANK_ACCOUNT');
  return { status: restriction ?? (missing.length > 0 ? 'PENDING' : 'ACTIVE'), missing };
}

/** A bank account as stored in the sealed part of a payout account. */
export const StoredBankAccount = z.strictObject({ holder: z.string(), number: z.string(), ifsc: z.string() });

/** A bank account in India: its holder, its number and its IFSC. */
export type BankAccount = z.infer<typeof StoredBankAccount>;

/** The secret part of a payout account, which is stored sealed. */
export const PayoutSecrets = z.strictObject({
  ...storedTaxNumbers,
  bankAccount: StoredBankAccount.nullable(),
});
export type PayoutSecrets = z.infer<typeof PayoutSecrets>;

const LONGEST_HOLDER = 100;

const compact = (text: string) => asciiDigits(text).replaceAll(/[\s-]/g, '');

/** A bank account in an input. Spaces and hyphens in the number and the IFSC are removed. */
export const bankAccountField = z.object({
  holder: requiredText(LONGEST_HOLDER, 'BANK_HOLDER_REQUIRED'),
  number: anyText('BANK_ACCOUNT_INVALID')
    .overwrite(compact)
    .regex(/^[0-9]{9,18}$/, 'BANK_ACCOUNT_INVALID'),
  ifsc: anyText('IFSC_INVALID')
    .overwrite((text) => compact(text).toUpperCase())
    .regex(/^[A-Z]{4}0[A-Z0-9]{6}$/, 'IFSC_INVALID'),
});

/** Input that changes a payout account. Absent fields stay as they are, and blank ones are removed. */
export const updatePayoutAccountSchema = z.object({
  method: optional(z.enum(PayoutMethod)),
  ...taxNumberFields,
  upiAddress: upiAddressField,
  bankAccount: optional(bankAccountField),
});

/** A change of the secret part of a payout account. Absent fields keep their values; null removes a tax number. */
export type SecretsChange = Partial<
  Pick<z.infer<typeof updatePayoutAccountSchema>, 'pan' | 'gstin' | 'bankAccount'>
>;

/**
 * Returns the secret part after a change. Throws PAN_REQUIRED if there is a GSTIN without a PAN, and GSTIN_PAN_MISMATCH if the
 * GSTIN contains another PAN.
 */
export function changedSecrets(
  before: PayoutSecrets,
  { pan = before.pan, gstin = before.gstin, bankAccount }: SecretsChange,
): PayoutSecrets {
  if (gstin !== null && pan === null) refuse('PAN_REQUIRED', { field: ['pan'] });
  if (gstin !== null && panInGstin(gstin) !== pan) refuse('GSTIN_PAN_MISMATCH', { field: ['gstin'] });
  return { pan, gstin, bankAccount: bankAccount ?? before.bankAccount };
}

const SHOWN_CHARACTERS = 4;

/** Returns the last four characters of a number, which screens show in place of the whole number. */
export const endOf = (number: string): string => number.slice(-SHOWN_CHARACTERS);

/** Input that stops the payouts to a seller, with a reason that the seller reads. */
export const restrictPayoutAccountSchema = z.object({
  userId: idField,
  status: z.enum(PayoutRestriction, missingOr('REQUIRED')),
  reason: requiredText(LONGEST_REASON, 'REASON_REQUIRED'),
});

/** Input that resumes the payouts to a seller. No reason is required. */
export const reinstatePayoutAccountSchema = z.object({ userId: idField });
