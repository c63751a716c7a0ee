import type { Role } from '../accounts/account.js';

/** What happens to accounts and their sessions. */
export interface AccountEvents {
  /** Somebody signed up. */
  AccountOpened: { userId: string; role: Role };
  /** Somebody asked for another mail to verify their address with. */
  EmailVerificationRequested: { userId: string };
  /** The address of an account was shown to be its owner's. */
  EmailVerified: { userId: string };
  /** Somebody ended a session of theirs, or logged out. */
  SessionEnded: { userId: string };
  /** The owner chose another password; every session ended. */
  PasswordChanged: { userId: string };
  /** Another password was chosen by a mailed link; every session ended. */
  PasswordReset: { userId: string };
  /** The owner closed the account; every session ended. */
  AccountClosed: { userId: string };
  /** An account was made an administrator's from the command line. */
  RoleGranted: { userId: string };
  /** An administrator was made again from the command line what they were before. */
  RoleRevoked: { userId: string };
}
