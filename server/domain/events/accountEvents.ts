import type { AccountKind } from '../accounts/account.js';
import type { StaffRole } from '../accounts/staff.js';

/** The ways in which a session begins. */
export type SessionStart = 'SIGN_UP' | 'PASSWORD' | 'SECOND_FACTOR' | 'PASSKEY' | 'PASSWORD_CHANGE';

/** Events of accounts and their sessions, by name, each with its details. */
export interface AccountEvents {
  AccountOpened: { userId: string; role: AccountKind };
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
  AddressesChanged: { userId: string };
  SettingsChanged: { userId: string };
  PasswordChanged: { userId: string };
  PasswordReset: { userId: string };
  AccountClosed: { userId: string };
  RoleGranted: { userId: string; role: StaffRole };
  RoleRevoked: { userId: string; role: StaffRole };
  SupportViewStarted: { userId: string; staffId: string; viewId: string };
  SupportViewEnded: { userId: string; staffId: string; viewId: string };
}
