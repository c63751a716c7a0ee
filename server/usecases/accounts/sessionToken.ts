import { randomBytes } from 'node:crypto';
import type { SessionStart } from '../../domain/events/accountEvents.js';
import type { DomainEvent } from '../../domain/events/event.js';
import { refuse } from '../../domain/shared/errors.js';
import { SessionEntity } from '../../persistence/entities/accounts.js';
import { newRows } from '../../persistence/entityStatements.js';
import { newId } from '../../persistence/ids.js';
import { heldPasswordHashOf } from '../../persistence/queries/accounts/sessions.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { Scope } from '../scope.js';
import { hashToken } from '../hashToken.js';
import { securityRows, senderOf } from '../securityLine.js';
import { rememberDevice } from './knownDevices.js';
import type { Verified } from './confirmPassword.js';

const SESSION_DAYS = 30;

/** These are no log-ins: whoever signs up or changes the password is known to be there. */
const ON_THE_WAY: ReadonlySet<SessionStart> = new Set(['SIGN_UP', 'PASSWORD_CHANGE']);

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
  await holdVerified(tx, { userId, passwordHash });
  const token = randomBytes(32).toString('base64url');
  const id = newId('session');
  const now = scope.clock.now();
  const { device, isNewDevice } = await rememberDevice(scope, tx, userId);
  const session = {
    id,
    userId,
    tokenHash: hashToken(token),
    userAgent: senderOf(scope.caller).userAgent,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
    confirmedAt: now,
  };
  const line = {
    userId,
    kind: 'LOGGED_IN',
    sessionId: id,
    isNewDevice: isNewDevice && !ON_THE_WAY.has(how),
  } as const;
  await tx.insertTogether([newRows(SessionEntity, [session]), securityRows(scope, [line])]);
  const facts = { userId, sessionId: id, device: isNewDevice ? 'NEW' : 'KNOWN', how } as const;
  return { session: { token, device }, event: { type: 'SessionStarted', ...facts } };
}

/** Holds an account whose password was verified before the transaction. Refuses WRONG_CREDENTIALS as `startSession` does. */
export async function holdVerified(tx: Transaction, { userId, passwordHash }: Verified): Promise<void> {
  if ((await heldPasswordHashOf(tx, userId)) !== passwordHash) refuse('WRONG_CREDENTIALS');
}
