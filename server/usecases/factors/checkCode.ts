import { readRecoveryCode } from '../../domain/accounts/recoveryCode.js';
import { findCode } from '../../domain/accounts/totp.js';
import type { DomainEvent } from '../../domain/events/event.js';
import { refuse } from '../../domain/shared/errors.js';
import { SecondFactorEntity } from '../../persistence/entities/factors.js';
import { heldAuthenticators, spendRecoveryCode } from '../../persistence/queries/accounts/secondFactors.js';
import type { Transaction } from '../../persistence/transaction.js';
import { hashToken } from '../hashToken.js';
import type { Scope } from '../scope.js';

/**
 * Spends a code of one of the account's authenticator apps. The apps are held until the transaction ends, so the same code
 * opens nothing in another one. Refuses WRONG_CODE, CODE_ALREADY_USED and CODE_OF_ANOTHER_TIME.
 */
export async function spendCode(
  scope: Scope,
  tx: Transaction,
  userId: string,
  code: string,
): Promise<DomainEvent[]> {
  const held = await heldAuthenticators(tx, userId);
  const apps = held.map(({ id, secret, lastStep }) => ({
    id,
    lastStep,
    secret: scope.secrets.open(secret, userId),
  }));
  const now = scope.clock.now();
  const { app, step } = findCode(apps, code, now);
  await tx.update(SecondFactorEntity, { id: app.id }, { lastStep: step, lastUsedAt: now });
  return [];
}

/** Spends a recovery code of the account. Returns what has happened, to be recorded. Refuses WRONG_RECOVERY_CODE. */
export async function spendRecovery(
  scope: Scope,
  tx: Transaction,
  userId: string,
  typed: string,
): Promise<DomainEvent[]> {
  const codeHash = hashToken(readRecoveryCode(typed));
  const isSpent = await spendRecoveryCode(tx, { userId, codeHash, now: scope.clock.now() });
  if (!isSpent) refuse('WRONG_RECOVERY_CODE', { field: ['recoveryCode'] });
  return [{ type: 'RecoveryCodeUsed', userId }];
}
