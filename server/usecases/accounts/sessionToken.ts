import { createHash, randomBytes } from 'node:crypto';
import { SessionEntity } from '../../persistence/entities/accounts.js';
import { newId } from '../../persistence/ids.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { Scope } from '../scope.js';

const SESSION_DAYS = 30;

/** A session's token is opaque and random; only its hash is kept, so a stolen database opens no session. */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** Starts a session in the caller's transaction and returns the token, which is shown this once. */
export async function startSession(scope: Scope, tx: Transaction, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const now = scope.clock.now();
  await tx.insert(SessionEntity, {
    id: newId('session'),
    userId,
    tokenHash: hashToken(token),
    userAgent: scope.caller.userAgent?.slice(0, 400) ?? null,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SESSION_DAYS * 86_400_000),
  });
  return token;
}
