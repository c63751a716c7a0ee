import { randomBytes } from 'node:crypto';
import { sessionIdOf, type AccountPrincipal } from '../../domain/accounts/principal.js';
import {
  RECOVERY_CODE_BYTES,
  RECOVERY_CODES,
  writeRecoveryCode,
} from '../../domain/accounts/recoveryCode.js';
import { MOST_FACTORS, type FactorKind } from '../../domain/accounts/secondFactor.js';
import { refuse } from '../../domain/shared/errors.js';
import { RecoveryCodeEntity, SecondFactorEntity } from '../../persistence/entities/factors.js';
import { newId } from '../../persistence/ids.js';
import { factorsOf, forgetRecoveryCodes } from '../../persistence/queries/accounts/secondFactors.js';
import { endOtherSessions, heldPasswordHashOf } from '../../persistence/queries/accounts/sessions.js';
import type { Queryable } from '../../persistence/sql.js';
import type { Transaction } from '../../persistence/transaction.js';
import { hashToken } from '../hashToken.js';
import { record } from '../record.js';
import type { Scope } from '../scope.js';

export type NewFactor = { kind: FactorKind; name: string | null } & (
  | { secret: Buffer; lastStep: number }
  | { credentialId: Buffer; publicKey: Buffer; signCount: number; transports: string[] }
);

/**
 * The result of adding a factor. The recovery codes come with the account's first factor and cannot be retrieved
 * again; null for later factors.
 */
export interface AddedFactor {
  recoveryCodes: string[] | null;
}

/**
 * Adds a second factor in the caller's transaction. Adding the first factor also creates recovery codes, and ends the
 * other sessions of the account, because none of them was confirmed with a second factor. Throws TOO_MANY_FACTORS if
 * the account already has 10 second factors.
 */
export async function addFactor(
  scope: Scope,
  tx: Transaction,
  viewer: AccountPrincipal,
  factor: NewFactor,
): Promise<AddedFactor> {
  const userId = viewer.id;
  const sessionId = sessionIdOf(viewer);
  // Locks the account, so that simultaneous additions are counted one after the other. A simultaneous log-in waits for
  // the same lock, and requires the new factor.
  await heldPasswordHashOf(tx, userId);
  const isFirst = (await refuseTooMany(tx, userId)) === 0;
  const id = newId('factor');
  await tx.insert(SecondFactorEntity, { id, userId, sessionId, ...factor, addedAt: scope.clock.now() });
  const recoveryCodes = isFirst ? await replaceRecoveryCodes(scope, tx, userId) : null;
  if (isFirst) await endOtherSessions(tx, userId, sessionId);
  const added = { userId, factorId: id, kind: factor.kind, sessionId, isFirst };
  await record(scope, tx, { type: 'SecondFactorAdded', ...added });
  return { recoveryCodes };
}

/**
 * Returns the number of an account's second factors. Throws TOO_MANY_FACTORS if the account already has MOST_FACTORS.
 */
export async function refuseTooMany(database: Queryable, userId: string): Promise<number> {
  const { length } = await factorsOf(database, userId);
  if (length >= MOST_FACTORS) refuse('TOO_MANY_FACTORS', { values: { max: MOST_FACTORS } });
  return length;
}

/** Replaces the recovery codes of an account and returns the new codes. Only their hashes are stored. */
export async function replaceRecoveryCodes(scope: Scope, tx: Transaction, userId: string): Promise<string[]> {
  await forgetRecoveryCodes(tx, userId);
  const codes = Array.from({ length: RECOVERY_CODES }, () =>
    writeRecoveryCode(randomBytes(RECOVERY_CODE_BYTES)),
  );
  const madeAt = scope.clock.now();
  await tx.insert(
    RecoveryCodeEntity,
    codes.map((code) => ({ userId, codeHash: hashToken(code), madeAt })),
  );
  return codes;
}
