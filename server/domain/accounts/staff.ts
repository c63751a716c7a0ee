import { z } from 'zod';
import type { AccountKind, Role } from './account.js';
import { idField, LONGEST_REASON, missingOr, requiredText } from '../shared/fields.js';

/** A staff role: a set of abilities in addition to those of the account (abilities.ts). */
export const StaffRole = {
  ADMINISTRATOR: 'ADMINISTRATOR',
  MODERATOR: 'MODERATOR',
  SUPPORT: 'SUPPORT',
  FINANCE: 'FINANCE',
} as const;
export type StaffRole = keyof typeof StaffRole;

/** Returns an account's role in the APIs: ADMINISTRATOR for administrators, otherwise the kind of the account. */
export function roleOf({ kind, staffRoles }: { kind: AccountKind; staffRoles: readonly StaffRole[] }): Role {
  return staffRoles.includes('ADMINISTRATOR') ? 'ADMINISTRATOR' : kind;
}

/** Minutes after which a support view ends. */
export const SUPPORT_VIEW_MINUTES = 30;

const emailField = requiredText(254, 'EMAIL_REQUIRED').toLowerCase();
const roleField = z.enum(StaffRole, missingOr('REQUIRED'));

/** Input that grants a staff role to the account with this email address. */
export const grantStaffRoleSchema = z.object({ email: emailField, role: roleField });

/** Input that revokes a staff role from an account. */
export const revokeStaffRoleSchema = z.object({ userId: idField, role: roleField });

/** Input that starts a support view. The reason is required, because the owner of the account can read it. */
export const startSupportViewSchema = z.object({
  email: emailField,
  reason: requiredText(LONGEST_REASON, 'REASON_REQUIRED'),
});

/** Actions of staff that the audit log records: changes of staff roles, access to private data, and
 * decisions about money. */
export const StaffAction = {
  GRANT_ROLE: 'GRANT_ROLE',
  REVOKE_ROLE: 'REVOKE_ROLE',
  START_SUPPORT_VIEW: 'START_SUPPORT_VIEW',
  SEE_PAGE: 'SEE_PAGE',
  END_SUPPORT_VIEW: 'END_SUPPORT_VIEW',
  READ_PHOTO: 'READ_PHOTO',
  READ_ORDER: 'READ_ORDER',
  READ_CONTACT: 'READ_CONTACT',
  READ_MONEY: 'READ_MONEY',
  READ_BANK_ACCOUNT: 'READ_BANK_ACCOUNT',
  READ_REPORT: 'READ_REPORT',
  RESET_FACTORS: 'RESET_FACTORS',
  READ_COMPLAINT: 'READ_COMPLAINT',
  ANSWER_COMPLAINT: 'ANSWER_COMPLAINT',
  SETTLE_COMPLAINT: 'SETTLE_COMPLAINT',
  DECIDE_DISPUTE: 'DECIDE_DISPUTE',
  SETTLE_PAYOUT: 'SETTLE_PAYOUT',
  SETTLE_DEBT: 'SETTLE_DEBT',
  RESTRICT_PAYOUT_ACCOUNT: 'RESTRICT_PAYOUT_ACCOUNT',
  REINSTATE_PAYOUT_ACCOUNT: 'REINSTATE_PAYOUT_ACCOUNT',
  RETRY_REFUND: 'RETRY_REFUND',
  SETTLE_REFUND: 'SETTLE_REFUND',
  SETTLE_UNKNOWN_PAYMENT: 'SETTLE_UNKNOWN_PAYMENT',
  SETTLE_DIFFERENCE: 'SETTLE_DIFFERENCE',
  ACCEPT_CHARGEBACK: 'ACCEPT_CHARGEBACK',
  CONTEST_CHARGEBACK: 'CONTEST_CHARGEBACK',
  REQUEST_APPROVAL: 'REQUEST_APPROVAL',
  APPROVE_STEP: 'APPROVE_STEP',
  DECLINE_STEP: 'DECLINE_STEP',
  RECORD_TAX_PAYMENT: 'RECORD_TAX_PAYMENT',
} as const;
export type StaffAction = keyof typeof StaffAction;
