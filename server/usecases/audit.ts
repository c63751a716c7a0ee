import type { AuditEvent } from './auditLog.js';
import type { Ports, Scope } from './scope.js';

/** Writes down what a request has come to. */
export function audit(
  { audit: write, caller }: Pick<Scope, 'audit' | 'caller'>,
  event: AuditEvent,
  userId: string | null,
): void {
  write({ event, userId, address: caller.address, requestId: caller.requestId ?? null });
}

/** Writes down what came from the command line. */
export function auditCommand(
  { audit: write }: Pick<Ports, 'audit'>,
  event: AuditEvent,
  userId: string,
): void {
  write({ event, userId, address: null, requestId: null });
}
