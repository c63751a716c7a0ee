import { forgetChallenges } from '../../persistence/queries/accounts/factorChallenges.js';
import { forgetDevices } from '../../persistence/queries/accounts/knownDevices.js';
import { securityEventsOf, type SecurityEvent } from '../../persistence/queries/accounts/securityEvents.js';
import { endSessions } from '../../persistence/queries/accounts/sessions.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

export type { SecurityEvent } from '../../persistence/queries/accounts/securityEvents.js';

/**
 * Returns the newest security events of the viewer's account, at most 100, newest first. Events are kept for a year.
 */
export async function listSecurityEvents(scope: Scope): Promise<SecurityEvent[]> {
  const viewer = await requireAbility(scope, 'security:read');
  return securityEventsOf(scope.database, viewer.id);
}

/**
 * Reports an intruder in the viewer's account. Ends every session, including the current one, and every unfinished
 * log-in. Forgets the known devices, and mails a link for choosing a new password. Throws TOO_MANY_ATTEMPTS after
 * five mailed links within an hour.
 */
export async function reportIntrusion(scope: Scope): Promise<void> {
  const viewer = await requireAbility(scope, 'security:write');
  await scope.rateLimits.consume('mailedLink', viewer.id);
  await scope.database.transaction(async (tx) => {
    await endSessions(tx, viewer.id, null);
    await forgetDevices(tx, viewer.id);
    await forgetChallenges(tx, viewer.id);
    await record(scope, tx, { type: 'IntrusionReported', userId: viewer.id });
  });
}
