import { verify } from '@node-rs/argon2';
import type { AccountPrincipal } from '../../domain/accounts/principal.js';
import { refuse } from '../../domain/shared/errors.js';
import { heldPasswordHashOf, passwordHashOf } from '../../persistence/queries/accounts/sessions.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { Scope } from '../scope.js';

/** An account whose password was verified. This happens before the transaction that depends on the password. */
export interface Verified {
  userId: string;
  /** The stored hash that the password matched. */
  passwordHash: string;
}

/**
 * Verifies the viewer's password. Throws WRONG_PASSWORD if it is wrong, and TOO_MANY_ATTEMPTS after ten wrong
 * passwords within 15 minutes.
 */
export async function confirmPassword(
  scope: Scope,
  viewer: AccountPrincipal,
  password: string,
  field = 'currentPassword',
): Promise<Verified> {
  await scope.rateLimits.consume('wrongPassword', viewer.id);
  const passwordHash = await passwordHashOf(scope.database, viewer.id);
  if (!passwordHash || !(await verify(passwordHash, password))) return refuseWrongPassword(field);
  await scope.rateLimits.reset('wrongPassword', viewer.id);
  return { userId: viewer.id, passwordHash };
}

/**
 * Locks the account until the transaction ends. Throws WRONG_PASSWORD if, since the verification, the password was
 * changed or the account was closed or suspended. Verification takes time, so it happens before the transaction.
 */
export async function holdConfirmed(
  tx: Transaction,
  { userId, passwordHash }: Verified,
  field = 'currentPassword',
): Promise<void> {
  if ((await heldPasswordHashOf(tx, userId)) !== passwordHash) refuseWrongPassword(field);
}

function refuseWrongPassword(field: string): never {
  return refuse('WRONG_PASSWORD', { field: [field] });
}
