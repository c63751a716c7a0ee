import { readRecoveryCode } from '../../domain/accounts/recoveryCode.js';
import { findCode } from '../../domain/accounts/totp.js';
import type { DomainEvent } from '../../domain/events/event.js';
import { refuse } from '../../domain/shared/errors.js';
import { SecondFactorEntity } from '../../persistence/entities/factors.js';
import { heldAuthenticators, spendRecoveryCode } from '../../persistence/queries/accounts/secondFactors.js';
import type { Transaction } from '../../persistence/transaction.js';
import { hashToken } from '../hashToken.js';
import type { Scope } from '../scope.js';

/** A used proof: its second factor, which is null for a recovery code, and the events to record. */
export interface SpentProof {
  factorId: string | null;
  events: DomainEvent[];
}

/**
 * Accepts a code of one of the account's authenticator apps and marks it as used. Locks the apps until the
 * transaction ends, so that no other transaction accepts the same code. Throws CODE_ALREADY_USED if the code or a
 * newer one was used, CODE_OF_ANOTHER_TIME if the app's clock is wrong by up to two minutes, and WRONG_CODE for any
 * other code.
 */
export async function spendCode(
  scope: Scope,
  tx: Transaction,
  userId: string,
  code: string,
): Promise<SpentProof> {
  const held = await heldAuthenticators(tx, userId);
  const apps = held.map(({ id, secret, lastStep }) => ({
    id,
    lastStep,
    secret: scope.secrets.open(secret, userId),
  }));
  const now = scope.clock.now();
  const { app, step } = findCode(apps, code, now);
  await tx.update(SecondFactorEntity, { id: app.id }, { lastStep: step, lastUsedAt: now });
  return { factorId: app.id, events: [] };
}

/**
 * Accepts a recovery code of the account and marks it as used. Throws WRONG_RECOVERY_CODE if the code is unknown or was
 * already used.
 */
export async function spendRecovery(
  scope: Scope,
  tx: Transaction,
  userId: string,
  typed: string,
): Promise<SpentProof> {
  const codeHash = hashToken(readRecoveryCode(typed));
  const isSpent = await spendRecoveryCode(tx, { userId, codeHash, now: scope.clock.now() });
  if (!isSpent) refuse('WRONG_RECOVERY_CODE', { field: ['recoveryCode'] });
  return { factorId: null, events: [{ type: 'RecoveryCodeUsed', userId }] };
}
