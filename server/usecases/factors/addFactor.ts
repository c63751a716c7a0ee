import { randomBytes } from 'node:crypto';
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
import { heldPasswordHashOf } from '../../persistence/queries/accounts/sessions.js';
import type { Queryable } from '../../persistence/sql.js';
import type { Transaction } from '../../persistence/transaction.js';
import { hashToken } from '../hashToken.js';
import { record } from '../record.js';
import type { Scope } from '../scope.js';

/** What a new factor is made of. */
export type NewFactor = { kind: FactorKind; name: string } & (
  | { secret: Buffer; lastStep: number }
  | { credentialId: Buffer; publicKey: Buffer; signCount: number; transports: string[] }
);

/** The recovery codes that came with the first factor of an account, shown this once; null with later ones. */
export interface AddedFactor {
  recoveryCodes: string[] | null;
}

/** Adds a second factor in the caller's transaction, with recovery codes if it is the first. Refuses TOO_MANY_FACTORS. */
export async function addFactor(
  scope: Scope,
  tx: Transaction,
  userId: string,
  factor: NewFactor,
): Promise<AddedFactor> {
  // Two at once wait for each other, so that both are counted.
  await heldPasswordHashOf(tx, userId);
  const count = await refuseTooMany(tx, userId);
  const id = newId('factor');
  await tx.insert(SecondFactorEntity, { id, userId, ...factor, addedAt: scope.clock.now() });
  const recoveryCodes = count === 0 ? await replaceRecoveryCodes(scope, tx, userId) : null;
  await record(scope, tx, { type: 'SecondFactorAdded', userId, factorId: id, kind: factor.kind });
  return { recoveryCodes };
}

/** Returns how many second factors an account has. Refuses TOO_MANY_FACTORS if there is no room for another. */
export async function refuseTooMany(database: Queryable, userId: string): Promise<number> {
  const { length } = await factorsOf(database, userId);
  if (length >= MOST_FACTORS) refuse('TOO_MANY_FACTORS', { values: { max: MOST_FACTORS } });
  return length;
}

/** Makes new recovery codes; older ones open nothing any more. Only their hashes are kept. */
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
