import { z } from 'zod';
import { anyText, EMAIL, idField, requiredText } from '../shared/fields.js';
import { confirmPasswordField, newPasswordField, withPasswordConfirmed } from './password.js';

/** The name that orders and ratings show for a closed account. */
export const CLOSED_ACCOUNT_NAME = 'Closed account';

const currentPasswordField = anyText('PASSWORD_REQUIRED').min(1, 'PASSWORD_REQUIRED').max(200, 'TOO_LONG');
const linkTokenField = z.string('LINK_INVALID').regex(/^[\w-]{43}$/, 'LINK_INVALID');

/** Input of a request for a mailed link that sets a new password. */
export const requestPasswordResetSchema = z.object({
  email: requiredText(254, 'EMAIL_REQUIRED').toLowerCase().regex(EMAIL, 'EMAIL_INVALID'),
});

/** Input of a password reset by the token of a mailed link. The new password is entered twice. */
export const resetPasswordSchema = withPasswordConfirmed(
  z.object({ token: linkTokenField, password: newPasswordField, confirmPassword: confirmPasswordField }),
);

/** Input that verifies an email address by the token of a mailed link. */
export const verifyEmailSchema = z.object({ token: linkTokenField });

/** Input of a change of password. The new password is entered twice. */
export const changePasswordSchema = withPasswordConfirmed(
  z.object({
    currentPassword: currentPasswordField,
    password: newPasswordField,
    confirmPassword: confirmPasswordField,
  }),
);

export const endSessionSchema = z.object({ sessionId: idField });

/** Input that closes an account. It requires the current password. */
export const closeAccountSchema = z.object({ currentPassword: currentPasswordField });
