import { randomBytes } from 'node:crypto';
import type { SessionStart } from '../../domain/events/accountEvents.js';
import type { DomainEvent } from '../../domain/events/event.js';
import { refuse } from '../../domain/shared/errors.js';
import { SessionEntity } from '../../persistence/entities/accounts.js';
import { newId } from '../../persistence/ids.js';
import { heldPasswordHashOf } from '../../persistence/queries/accounts/sessions.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { Scope } from '../scope.js';
import { hashToken } from './hashToken.js';
import { rememberDevice } from './knownDevices.js';
import type { Verified } from './confirmPassword.js';

const SESSION_DAYS = 30;

/** What a session that was just opened is known by. */
export interface OpenedSession {
  token: string;
  /** What its device is recognised by from now on. */
  device: string;
}

/** A session that was just started, and the event that its use-case records. */
export interface StartedSession {
  session: OpenedSession;
  event: DomainEvent<'SessionStarted'>;
}

/**
 * Starts a session in the caller's transaction and returns its token, which is shown this once. The account is held until
 * the transaction ends, so no session outlives a change of the password that came in between. Refuses WRONG_CREDENTIALS
 * when the password is another by now, or the account was closed or suspended.
 */
export async function startSession(
  scope: Scope,
  tx: Transaction,
  { userId, passwordHash }: Verified,
  how: SessionStart,
): Promise<StartedSession> {
  if ((await heldPasswordHashOf(tx, userId)) !== passwordHash) refuse('WRONG_CREDENTIALS');
  const token = randomBytes(32).toString('base64url');
  const id = newId('session');
  const now = scope.clock.now();
  await tx.insert(SessionEntity, {
    id,
    userId,
    tokenHash: hashToken(token),
    userAgent: scope.caller.userAgent?.slice(0, 400) ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
  });
  const { device, isNewDevice } = await rememberDevice(scope, tx, userId);
  const facts = { userId, sessionId: id, device: isNewDevice ? 'NEW' : 'KNOWN', how } as const;
  return { session: { token, device }, event: { type: 'SessionStarted', ...facts } };
}
