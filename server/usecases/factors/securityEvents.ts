import { forgetChallenges } from '../../persistence/queries/accounts/factorChallenges.js';
import { forgetDevices } from '../../persistence/queries/accounts/knownDevices.js';
import { securityEventsOf, type SecurityEvent } from '../../persistence/queries/accounts/securityEvents.js';
import { endSessions } from '../../persistence/queries/accounts/sessions.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

export type { SecurityEvent } from '../../persistence/queries/accounts/securityEvents.js';

/** What happened to the security of the viewer's account in the last year, the newest first. */
export async function listSecurityEvents(scope: Scope): Promise<SecurityEvent[]> {
  const viewer = await requireAbility(scope, 'security:read');
  return securityEventsOf(scope.database, viewer.id);
}

/**
 * Says that somebody else was in the account: ends every session and half-finished log-in, this one among them, forgets the
 * known devices, and mails the link for a new password.
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
