import { z } from 'zod';
import type { AccountKind, Role } from './account.js';
import { idField, LONGEST_REASON, missingOr, requiredText } from '../shared/fields.js';

/** A kind of staff: a set of abilities that an account has beside its own (abilities.ts). */
export const StaffRole = {
  ADMINISTRATOR: 'ADMINISTRATOR',
  MODERATOR: 'MODERATOR',
  SUPPORT: 'SUPPORT',
  FINANCE: 'FINANCE',
} as const;
export type StaffRole = keyof typeof StaffRole;

/** Returns what the APIs call an account. */
export function roleOf({ kind, staffRoles }: { kind: AccountKind; staffRoles: readonly StaffRole[] }): Role {
  return staffRoles.includes('ADMINISTRATOR') ? 'ADMINISTRATOR' : kind;
}

/** How long a support view lasts, in minutes. */
export const SUPPORT_VIEW_MINUTES = 30;

const emailField = requiredText(254, 'EMAIL_REQUIRED').toLowerCase();
const roleField = z.enum(StaffRole, missingOr('REQUIRED'));

/** Making an account staff. */
export const grantStaffRoleSchema = z.object({ email: emailField, role: roleField });

/** Undoing it. */
export const revokeStaffRoleSchema = z.object({ userId: idField, role: roleField });

/** Seeing the site as an account sees it takes a reason, which the account is told. */
export const startSupportViewSchema = z.object({
  email: emailField,
  reason: requiredText(LONGEST_REASON, 'REASON_REQUIRED'),
});

/** What staff did that the operator can look up: who became staff, and whose private data was read. */
export const StaffAction = {
  GRANT_ROLE: 'GRANT_ROLE',
  REVOKE_ROLE: 'REVOKE_ROLE',
  START_SUPPORT_VIEW: 'START_SUPPORT_VIEW',
  SEE_PAGE: 'SEE_PAGE',
  END_SUPPORT_VIEW: 'END_SUPPORT_VIEW',
  READ_PHOTO: 'READ_PHOTO',
} as const;
export type StaffAction = keyof typeof StaffAction;
