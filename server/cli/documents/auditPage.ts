import { AUDIT_EVENTS } from '../../usecases/auditLog.js';
import { page, table } from './markdown.js';

/** Returns the content of docs/audit.md. */
export function auditPage(): string {
  return page('server/usecases/auditLog.ts', 'Audit log', [
    'The log has a line with `"msg":"audit"` for each of these events. [running.md](running.md) describes its other fields.',
    table(
      ['event', 'meaning'],
      Object.entries(AUDIT_EVENTS).map(([name, meaning]) => [`\`${name}\``, meaning]),
    ),
  ]);
}
