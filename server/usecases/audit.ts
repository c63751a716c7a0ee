import type { AuditEvent } from './auditLog.js';
import type { Caller, Ports } from './scope.js';

/** Writes down what a request has come to, or what came from the command line, which has no caller. */
export function audit(
  { audit: write, caller }: Pick<Ports, 'audit'> & { caller?: Caller },
  event: AuditEvent,
  userId: string | null,
): void {
  write({ event, userId, address: caller?.address ?? null, requestId: caller?.requestId ?? null });
}
