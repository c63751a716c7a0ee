import type { z } from 'zod';
import { refuse, type ErrorCode } from '../shared/errors.js';
import { anyText, INK } from '../shared/fields.js';
import { isGuessable, type Person } from './guessablePassword.js';

/** Minimum number of characters of a password. */
export const SHORTEST_PASSWORD = 8;

const LONGEST_PASSWORD = 200;

/** A new password. Its length is checked after its confirmation, by withPasswordConfirmed. */
export const newPasswordField = anyText('PASSWORD_REQUIRED')
  .regex(INK, 'PASSWORD_REQUIRED')
  .max(LONGEST_PASSWORD, 'TOO_LONG');

/** The new password, typed a second time. */
export const confirmPasswordField = anyText('PASSWORD_CONFIRMATION_REQUIRED').regex(
  INK,
  'PASSWORD_CONFIRMATION_REQUIRED',
);

const ASKED_FIRST = new Set<PropertyKey | undefined>(['email', 'name', 'password', 'confirmPassword']);

/**
 * Adds the checks of a new password and its confirmation to a form. Their problems are listed after the problems of
 * email, name and missing passwords, and before all others, in the documented order (docs/marketplace.md, Screens).
 */
export function withPasswordConfirmed<
  Form extends z.ZodObject<{ password: z.ZodType<string>; confirmPassword: z.ZodType<string> }>,
>(form: Form): Form {
  return form.superRefine(
    (passwords, { issues }) => {
      const rest = issues.findIndex(({ path }) => !ASKED_FIRST.has(path?.[0]));
      issues.splice(rest === -1 ? issues.length : rest, 0, ...passwordIssues(passwords));
    },
    // Runs this check even if other fields are invalid.
    { when: ({ value }) => typeof value === 'object' && value !== null },
  );
}

function passwordIssues(form: Person & { password?: unknown; confirmPassword?: unknown }) {
  const { password, confirmPassword } = form;
  const issues: z.core.$ZodRawIssue[] = [];
  if (password && confirmPassword && confirmPassword !== password) {
    issues.push(issueAt('confirmPassword', 'PASSWORDS_DO_NOT_MATCH'));
  }
  if (typeof password === 'string' && password) {
    if (password.length < SHORTEST_PASSWORD) issues.push(issueAt('password', 'PASSWORD_TOO_SHORT'));
    else if (isGuessable(password, form)) issues.push(issueAt('password', 'PASSWORD_TOO_COMMON'));
  }
  return issues;
}

function issueAt(field: string, message: ErrorCode): z.core.$ZodRawIssue {
  return { code: 'custom', path: [field], message, input: undefined };
}

/**
 * Throws PASSWORD_TOO_COMMON if the password is guessable for this account. Use it for forms that do not contain the name and
 * email address of the account.
 */
export function refuseGuessable(password: string, person: Person | null): void {
  if (person && isGuessable(password, person)) refuse('PASSWORD_TOO_COMMON', { field: ['password'] });
}
