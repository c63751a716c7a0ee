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

/** Who may take a second step, and of what. */
export interface NewChallenge {
  purpose: ChallengePurpose;
  userId: string | null;
  secret?: Buffer;
}

/**
 * Opens a second step and returns its token, which is also what a passkey signs. Only the hash of the token is kept, so a
 * stolen database continues nobody's log-in.
 */
export async function openChallenge(scope: Scope, tx: Transaction, challenge: NewChallenge): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(scope.clock.now().getTime() + CHALLENGE_MINUTES * 60_000);
  await tx.insert(FactorChallengeEntity, { tokenHash: hashToken(token), ...challenge, expiresAt });
  return token;
}

/** Finds a second step by its token. Refuses CHALLENGE_EXPIRED. */
export async function findChallenge(
  scope: Scope,
  token: string,
  purpose: ChallengePurpose,
): Promise<Challenge> {
  return (await challengeWith(scope.database, keyOf(scope, token, purpose))) ?? refuseExpired();
}

/** Spends a second step in the transaction that finishes it. Refuses CHALLENGE_EXPIRED if another request was first. */
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
