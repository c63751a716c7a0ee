import { randomBytes } from 'node:crypto';
import type { SessionStart } from '../../domain/events/accountEvents.js';
import type { DomainEvent } from '../../domain/events/event.js';
import { refuse } from '../../domain/shared/errors.js';
import { SessionEntity } from '../../persistence/entities/accounts.js';
import { newRows } from '../../persistence/entityStatements.js';
import { newId } from '../../persistence/ids.js';
import { heldPasswordHashOf, heldPasswordOf } from '../../persistence/queries/accounts/sessions.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { Scope } from '../scope.js';
import { hashToken } from '../hashToken.js';
import { securityRows, senderOf } from '../securityLine.js';
import { rememberDevice } from './knownDevices.js';
import type { Verified } from './confirmPassword.js';

const SESSION_DAYS = 30;

/**
 * Ways to start a session that do not count as a log-in from a new device, because the person has just signed up or
 * entered the current password.
 */
const ON_THE_WAY: ReadonlySet<SessionStart> = new Set(['SIGN_UP', 'PASSWORD_CHANGE']);

/** The tokens of a new session. They are returned once; only their hashes are stored. */
export interface OpenedSession {
  token: string;
  /** The token that identifies the device at later log-ins. */
  device: string;
}

/** The way in which a session is opened, and the second factor that was proved, if any. */
export interface SessionProof {
  how: SessionStart;
  factorId?: string | null;
}

/** A new session, and the event that its use-case has to record. */
export interface StartedSession {
  session: OpenedSession;
  event: DomainEvent<'SessionStarted'>;
}

/**
 * Starts a session in the caller's transaction. Locks the account until the transaction ends, so that no session
 * outlives a simultaneous change of password. Throws WRONG_CREDENTIALS if the password was changed, or the account was
 * closed or suspended, after the password was verified.
 */
export async function startSession(
  scope: Scope,
  tx: Transaction,
  { userId, passwordHash }: Verified,
  { how, factorId = null }: SessionProof,
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
    factorId,
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

/**
 * Locks an account whose password was verified before the transaction. Throws WRONG_CREDENTIALS as
 * `startSession` does.
 */
async function holdVerified(tx: Transaction, { userId, passwordHash }: Verified): Promise<void> {
  if ((await heldPasswordHashOf(tx, userId)) !== passwordHash) refuse('WRONG_CREDENTIALS');
}

/**
 * Locks an account as `holdVerified` does, and throws the same errors. Also throws PASSWORD_RESET_REQUIRED if the
 * password is blocked.
 */
export async function holdPassword(tx: Transaction, { userId, passwordHash }: Verified): Promise<void> {
  const held = await heldPasswordOf(tx, userId);
  if (held?.passwordHash !== passwordHash) return refuse('WRONG_CREDENTIALS');
  if (held.isBlocked) refuse('PASSWORD_RESET_REQUIRED');
}
