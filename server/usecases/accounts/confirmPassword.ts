import { verify } from '@node-rs/argon2';
import type { AccountPrincipal } from '../../domain/accounts/principal.js';
import { refuse } from '../../domain/shared/errors.js';
import { heldPasswordHashOf, passwordHashOf } from '../../persistence/queries/accounts/sessions.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { Scope } from '../scope.js';

/** A password that was found right before the transaction that it is for. */
export interface Verified {
  userId: string;
  /** What it was compared with. */
  passwordHash: string;
}

/** Makes sure that it is the viewer who sits there. Refuses WRONG_PASSWORD, and TOO_MANY_ATTEMPTS after ten. */
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
 * Holds the account until the transaction ends, and makes sure that the password is still the one that was verified: to
 * compare one takes a while, in which it may be changed or the account be closed. Refuses WRONG_PASSWORD.
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
