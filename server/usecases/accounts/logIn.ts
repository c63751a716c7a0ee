import { hash, verify } from '@node-rs/argon2';
import { logInSchema } from '../../domain/account.js';
import { parseInput, refuse } from '../../domain/errors.js';
import { credentialsByEmail } from '../../persistence/queries/accounts.js';
import type { Scope } from '../scope.js';
import type { SignedUp } from './createAccount.js';
import { startSession } from './sessionToken.js';

/** Compared with when there is no such account, so that the time of the answer does not tell. */
const nobodysHash = hash('nobody has this password');

/**
 * Checks email and password and starts a session. Refuses WRONG_CREDENTIALS without saying which of the two
 * was wrong, ACCOUNT_SUSPENDED, and TOO_MANY_ATTEMPTS after ten wrong passwords for one account in a quarter
 * of an hour from one address.
 */
export async function logIn(scope: Scope, input: unknown): Promise<SignedUp> {
  const { email, password } = parseInput(logInSchema, input);
  const attempts = `${email} ${scope.caller.address}`;
  await scope.rateLimits.consume('logIn', scope.caller.address);
  await scope.rateLimits.check('wrongPassword', attempts);
  const found = await credentialsByEmail(scope.database, email);
  const matches = await verify(found?.passwordHash ?? (await nobodysHash), password);
  if (!found || !matches) {
    await scope.rateLimits.consume('wrongPassword', attempts);
    return refuse('WRONG_CREDENTIALS');
  }
  if (found.suspended) return refuse('ACCOUNT_SUSPENDED');
  await scope.rateLimits.reset('wrongPassword', attempts);
  const token = await scope.database.transaction((tx) =>
    startSession(scope, tx, { userId: found.id, passwordHash: found.passwordHash }),
  );
  return { userId: found.id, token };
}
