import { endSessionSchema } from '../../domain/accounts/accountSecurity.js';
import { sessionIdOf } from '../../domain/accounts/principal.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { endSessions, sessionsOf, type Session } from '../../persistence/queries/accounts/sessions.js';
import { record } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';

export interface OwnSession extends Session {
  /** True for the session that made this request. */
  current: boolean;
}

/** Returns the viewer's sessions, newest first. */
export async function listSessions(scope: Scope): Promise<OwnSession[]> {
  const viewer = await requireAbility(scope, 'security:read');
  const sessions = await sessionsOf(scope.database, viewer.id, scope.clock.now());
  return sessions.map((session) => ({ ...session, current: session.id === sessionIdOf(viewer) }));
}

/**
 * Ends one of the viewer's sessions, possibly the current one. Throws SESSION_NOT_FOUND if the viewer has no session
 * with this ID.
 */
export async function endSession(scope: Scope, input: unknown): Promise<{ current: boolean }> {
  const viewer = await requireAbility(scope, 'security:write');
  const { sessionId } = parseInput(endSessionSchema, input);
  await scope.database.transaction(async (tx) => {
    const ended = await endSessions(tx, viewer.id, sessionId);
    if (ended === 0) refuse('SESSION_NOT_FOUND', { field: ['sessionId'] });
    await record(scope, tx, { type: 'SessionEnded', userId: viewer.id });
  });
  return { current: sessionId === sessionIdOf(viewer) };
}
