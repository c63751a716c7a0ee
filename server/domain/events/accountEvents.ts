import type { Role } from '../accounts/account.js';

/** What opened a session. */
export type SessionStart = 'SIGN_UP' | 'PASSWORD' | 'SECOND_FACTOR' | 'PASSKEY' | 'PASSWORD_CHANGE';

/** What happens to accounts and their sessions. */
export interface AccountEvents {
  AccountOpened: { userId: string; role: Role };
  EmailVerificationRequested: { userId: string };
  EmailVerified: { userId: string };
  SessionStarted: {
    userId: string;
    sessionId: string;
    /** KNOWN if the account was signed in on this device before. */
    device: 'NEW' | 'KNOWN';
    how: SessionStart;
  };
  SessionEnded: { userId: string };
  ProfileChanged: { userId: string };
  SettingsChanged: { userId: string };
  PasswordChanged: { userId: string };
  PasswordReset: { userId: string };
  AccountClosed: { userId: string };
  RoleGranted: { userId: string };
  RoleRevoked: { userId: string };
}
