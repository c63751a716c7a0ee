import { sessionIdOf, type AccountPrincipal } from '../../domain/accounts/principal.js';
import type { FactorKind } from '../../domain/accounts/secondFactor.js';
import { reportIntrusionSchema, suspectSince } from '../../domain/accounts/securityEvent.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { UserEntity } from '../../persistence/entities/accounts.js';
import { forgetChallenges } from '../../persistence/queries/accounts/factorChallenges.js';
import { forgetDevices } from '../../persistence/queries/accounts/knownDevices.js';
import {
  factorsOf,
  forgetRecoveryCodes,
  removeSuspectFactors,
} from '../../persistence/queries/accounts/secondFactors.js';
import {
  occurrenceOf,
  securityEventsOf,
  type SecurityEvent,
} from '../../persistence/queries/accounts/securityEvents.js';
import { endSessions } from '../../persistence/queries/accounts/sessions.js';
import type { Transaction } from '../../persistence/transaction.js';
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

export interface ReportedIntrusion {
  /** True if the link for a new password was mailed. */
  mailSent: boolean;
}

/**
 * Reports an intruder in the viewer's account. Ends every session, including the current one, and every unfinished log-in.
 * Deletes the known devices, blocks the password, and mails a link for choosing a new one.
 *
 * If the report names an event, also removes the second factors and recovery codes that were added since that event. The
 * factor used to confirm the current session is kept.
 *
 * Only the mails are limited, to five an hour. Reports are not, because an intruder could use up their limit. Throws
 * SECURITY_EVENT_NOT_FOUND for an unknown event.
 */
export async function reportIntrusion(scope: Scope, input: unknown): Promise<ReportedIntrusion> {
  const viewer = await requireAbility(scope, 'security:write');
  const { eventId } = parseInput(reportIntrusionSchema, input ?? {});
  const event = eventId === undefined ? null : await ownEvent(scope, viewer.id, eventId);
  const limit = await scope.rateLimits.take('reportedIntrusion', viewer.id);
  const mailSent = !limit?.isExceeded;
  const userId = viewer.id;
  await scope.database.transaction(async (tx) => {
    // Locks the account first, so that a log-in under way is either ended below or finds the password blocked.
    await tx.update(UserEntity, { id: userId }, { passwordBlockedAt: scope.clock.now() });
    const removal = event ? await removeSuspects(tx, viewer, event) : { removed: [], codesRemoved: false };
    await endSessions(tx, userId, null);
    await forgetDevices(tx, userId);
    await forgetChallenges(tx, userId);
    await record(scope, tx, { type: 'IntrusionReported', userId, isMailed: mailSent, ...removal });
  });
  return { mailSent };
}

type Occurrence = NonNullable<Awaited<ReturnType<typeof occurrenceOf>>>;

async function ownEvent({ database }: Scope, userId: string, eventId: string): Promise<Occurrence> {
  const event = await occurrenceOf(database, userId, eventId);
  return event ?? refuse('SECURITY_EVENT_NOT_FOUND', { field: ['eventId'] });
}

async function removeSuspects(
  tx: Transaction,
  viewer: AccountPrincipal,
  { occurredAt, sessionId }: Occurrence,
): Promise<{ removed: FactorKind[]; codesRemoved: boolean }> {
  const userId = viewer.id;
  const since = suspectSince(occurredAt);
  const removed = await removeSuspectFactors(tx, {
    userId,
    since,
    sessionId,
    reportedIn: sessionIdOf(viewer),
  });
  const left = await factorsOf(tx, userId);
  const codesRemoved = await forgetRecoveryCodes(tx, userId, left.length === 0 ? null : since);
  return { removed, codesRemoved };
}
