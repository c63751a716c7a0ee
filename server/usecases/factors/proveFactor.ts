import type { FactorProof } from '../../domain/accounts/secondFactor.js';
import { DomainError, refuse, type ErrorCode } from '../../domain/shared/errors.js';
import { SecondFactorEntity } from '../../persistence/entities/factors.js';
import { passkeyWith } from '../../persistence/queries/accounts/secondFactors.js';
import type { Transaction } from '../../persistence/transaction.js';
import { audit } from '../audit.js';
import type { Scope } from '../scope.js';
import { noteSecurity } from '../securityLine.js';
import { spendCode, spendRecovery, type SpentProof } from './checkCode.js';
import { verifySigned, type SignedPasskey } from './passkeys.js';

const WRONG: ReadonlySet<ErrorCode> = new Set([
  'WRONG_CODE',
  'CODE_ALREADY_USED',
  'CODE_OF_ANOTHER_TIME',
  'WRONG_RECOVERY_CODE',
  'PASSKEY_REFUSED',
  'PASSKEY_UNKNOWN',
]);

/**
 * Counts an attempt to prove a second factor, then runs `work`, which checks the proof. Resets the count if `work`
 * succeeds. Throws TOO_MANY_ATTEMPTS after ten failed attempts for an account within 15 minutes.
 */
export async function countAttempt<Result>(
  scope: Scope,
  userId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  await scope.rateLimits.consume('wrongSecondFactor', userId);
  const result = await work();
  await scope.rateLimits.reset('wrongSecondFactor', userId);
  return result;
}

/**
 * Counts an attempt as countAttempt does. Records a wrong proof in the account's security history, because the person
 * who tried knows the password but lacks the second factor.
 */
export async function countProof<Result>(
  scope: Scope,
  userId: string,
  work: () => Promise<Result>,
): Promise<Result> {
  return countAttempt(scope, userId, work).catch(async (error: unknown) => {
    if (error instanceof DomainError && WRONG.has(error.problems[0].code)) {
      audit(scope, 'SECOND_FACTOR_REFUSED', userId);
      await scope.database.transaction((tx) => noteSecurity(scope, tx, { userId, kind: 'FACTOR_REFUSED' }));
    }
    throw error;
  });
}

/**
 * A proof, checked as far as possible before the transaction. A passkey's signature is already verified, a code is
 * not.
 */
export type CheckedProof = Exclude<FactorProof, { passkey: string }> | SignedPasskey;

/**
 * Verifies a passkey's signature of this challenge. Codes are returned unchecked, because spendProof checks them
 * under a lock. Throws PASSKEY_UNKNOWN if no account has the passkey, and PASSKEY_REFUSED if its signature is invalid
 * or another account has it.
 */
export async function checkProof(
  scope: Scope,
  userId: string,
  proof: FactorProof,
  challenge: string,
): Promise<CheckedProof> {
  if (!('passkey' in proof)) return proof;
  const signed = await verifySigned(scope, challenge, proof.passkey, { isAlone: false, field: 'passkey' });
  return signed.passkey.userId === userId ? signed : refuse('PASSKEY_REFUSED', { field: ['passkey'] });
}

/** Marks a proof as used in the caller's transaction. Throws what spendCode, spendRecovery and noteUse throw. */
export async function spendProof(
  scope: Scope,
  tx: Transaction,
  userId: string,
  proof: CheckedProof,
): Promise<SpentProof> {
  if ('code' in proof) return spendCode(scope, tx, userId, proof.code);
  if ('recoveryCode' in proof) return spendRecovery(scope, tx, userId, proof.recoveryCode);
  await noteUse(scope, tx, proof);
  return { factorId: proof.passkey.id, events: [] };
}

/**
 * Stores a passkey's signature counter and the time of use. A counter that does not grow reveals a cloned
 * passkey. Throws PASSKEY_UNKNOWN if the passkey was removed after its signature was verified. The caller has locked the
 * account.
 */
export async function noteUse(
  scope: Scope,
  tx: Transaction,
  { passkey, newCount }: SignedPasskey,
): Promise<void> {
  if (!(await passkeyWith(tx, passkey.credentialId))) refuse('PASSKEY_UNKNOWN');
  await tx.update(
    SecondFactorEntity,
    { id: passkey.id },
    { signCount: newCount, lastUsedAt: scope.clock.now() },
  );
}
