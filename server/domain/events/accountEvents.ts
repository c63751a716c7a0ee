import type { Role } from '../accounts/account.js';

/** What happens to accounts and their sessions. */
export interface AccountEvents {
  AccountOpened: { userId: string; role: Role };
  EmailVerificationRequested: { userId: string };
  EmailVerified: { userId: string };
  SessionEnded: { userId: string };
  PasswordChanged: { userId: string };
  PasswordReset: { userId: string };
  AccountClosed: { userId: string };
  RoleGranted: { userId: string };
  RoleRevoked: { userId: string };
}
