import type { AuditEvent } from '../auditLog.js';
import type { Consequences } from './subscriber.js';

/** Writes down that this happened to an account. */
export function auditOf(event: AuditEvent): (of: { userId: string }) => Consequences {
  return ({ userId }) => ({ audit: { event, userId } });
}
