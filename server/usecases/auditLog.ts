/** What is written down for the operator. */
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

/** One event: never an email address, a password or a token. */
export interface AuditLine {
  event: AuditEvent;
  /** Whose account it is about; null when it names none, or when that is not looked up. */
  userId: string | null;
  /** The network address of the request; null for the command line. */
  address: string | null;
  requestId: string | null;
}

/** Where such events are written, one structured line each. */
export type AuditLog = (line: AuditLine) => void;

/** Writes nothing, for the demo and for tests of other things. */
export const noAudit: AuditLog = () => undefined;
