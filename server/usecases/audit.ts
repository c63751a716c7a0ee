import type { AuditEvent } from './auditLog.js';
import type { RecordingScope } from './recording.js';

/** Writes an audit line with the caller's address and request ID. Both are null without a caller, as on the command line. */
export function audit(
  { audit: write, caller }: Pick<RecordingScope, 'audit' | 'caller'>,
  event: AuditEvent,
  userId: string | null,
): void {
  write({ event, userId, address: caller?.address ?? null, requestId: caller?.requestId ?? null });
}
