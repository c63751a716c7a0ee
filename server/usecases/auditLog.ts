/** Events that are written to the operator's audit log. */
export type AuditEvent =
  | 'LOG_IN_FAILED'
  | 'PASSWORD_RESET_REQUESTED'
  | 'PASSWORD_RESET'
  | 'PASSWORD_CHANGED'
  | 'ACCOUNT_CLOSED'
  | 'SECOND_FACTOR_ADDED'
  | 'SECOND_FACTOR_REMOVED'
  | 'SECOND_FACTOR_REFUSED'
  | 'SECOND_FACTORS_RESET'
  | 'RECOVERY_CODE_USED'
  | 'INTRUSION_REPORTED'
  | 'ROLE_GRANTED'
  | 'ROLE_REVOKED'
  | 'SUPPORT_VIEW_STARTED';

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
