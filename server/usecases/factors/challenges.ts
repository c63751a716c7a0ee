import { randomBytes } from 'node:crypto';
import { CHALLENGE_MINUTES, type ChallengePurpose } from '../../domain/accounts/secondFactor.js';
import { refuse } from '../../domain/shared/errors.js';
import { FactorChallengeEntity } from '../../persistence/entities/factors.js';
import {
  challengeWith,
  spendChallenge,
  type Challenge,
  type ChallengeKey,
} from '../../persistence/queries/accounts/factorChallenges.js';
import type { Transaction } from '../../persistence/transaction.js';
import { hashToken } from '../hashToken.js';
import type { Scope } from '../scope.js';

/**
 * A challenge to create, for an account and a purpose. `secret` is the sealed secret of an authenticator app to add.
 * `userId` is null for a log-in with a passkey and no password.
 */
export interface NewChallenge {
  purpose: ChallengePurpose;
  userId: string | null;
  secret?: Buffer;
}

/**
 * Creates a challenge and returns its token, which is also the value that a passkey signs. Only the hash of the token
 * is stored, so that a log-in cannot be completed with a stolen database.
 */
export async function openChallenge(scope: Scope, tx: Transaction, challenge: NewChallenge): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(scope.clock.now().getTime() + CHALLENGE_MINUTES * 60_000);
  await tx.insert(FactorChallengeEntity, { tokenHash: hashToken(token), ...challenge, expiresAt });
  return token;
}

/**
 * Returns the challenge with this token. Throws CHALLENGE_EXPIRED if the token is unknown or expired, or its
 * challenge has another purpose.
 */
export async function findChallenge(
  scope: Scope,
  token: string,
  purpose: ChallengePurpose,
): Promise<Challenge> {
  return (await challengeWith(scope.database, keyOf(scope, token, purpose))) ?? refuseExpired();
}

/**
 * Deletes a challenge in the transaction that completes its second step. Throws CHALLENGE_EXPIRED if another request
 * completed the step first.
 */
export async function closeChallenge(
  scope: Scope,
  tx: Transaction,
  token: string,
  purpose: ChallengePurpose,
): Promise<void> {
  if (!(await spendChallenge(tx, keyOf(scope, token, purpose)))) refuseExpired();
}

function keyOf({ clock }: Scope, token: string, purpose: ChallengePurpose): ChallengeKey {
  return { tokenHash: hashToken(token), purpose, now: clock.now() };
}

function refuseExpired(): never {
  return refuse('CHALLENGE_EXPIRED', { field: ['challenge'] });
}
