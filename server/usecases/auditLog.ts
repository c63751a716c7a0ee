/**
 * Events that are written to the operator's audit log, with their descriptions for docs/audit.md (`npm run
 * documents`).
 */
export const AUDIT_EVENTS = {
  LOG_IN_FAILED: 'A log-in failed because the password was wrong, or no account has the email address.',
  PASSWORD_RESET_REQUESTED: 'A visitor asked for a link to reset a password.',
  PASSWORD_RESET: 'A new password was set by a mailed link. All sessions ended.',
  PASSWORD_CHANGED: 'The owner of an account changed its password. All sessions ended.',
  SECOND_FACTOR_ADDED: 'The owner of an account added an authenticator app or a passkey.',
  SECOND_FACTOR_REMOVED: 'The owner of an account removed an authenticator app or a passkey.',
  SECOND_FACTOR_REFUSED: 'A second factor was wrong after the right password.',
  SECOND_FACTORS_RESET: 'The operator removed all second factors of an account. All sessions ended.',
  RECOVERY_CODE_USED: 'A recovery code was used in place of a second factor.',
  INTRUSION_REPORTED: 'The owner of an account reported an intruder. All sessions ended.',
  ACCOUNT_CLOSED: 'The owner of an account closed it. All sessions ended.',
  ROLE_GRANTED: 'The operator or an administrator gave an account a role of staff.',
  ROLE_REVOKED: 'The operator or an administrator took a role of staff away from an account.',
  SUPPORT_VIEW_STARTED: 'A member of support began to see the site as an account sees it.',
} as const;

export type AuditEvent = keyof typeof AUDIT_EVENTS;

/** One line of the audit log. It never contains an email address, a password or a token. */
export interface AuditLine {
  event: AuditEvent;
  /**
   * The account that the event is about. Null if no account has the given email address, or if the account was not
   * looked up.
   */
  userId: string | null;
  /** The network address of the request; null for the command line. */
  address: string | null;
  requestId: string | null;
}

/** Writes one structured line to the operator's log. */
export type AuditLog = (line: AuditLine) => void;

/** An audit log that discards its lines, for demo data and for tests that do not check the log. */
export const noAudit: AuditLog = () => undefined;
