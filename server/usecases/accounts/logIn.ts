import { hash, verify } from '@node-rs/argon2';
import { logInSchema } from '../../domain/accounts/account.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { credentialsByEmail, type Credentials } from '../../persistence/queries/accounts/accounts.js';
import { audit } from '../audit.js';
import { record } from '../record.js';
import type { Scope } from '../scope.js';
import type { SignedUp } from './createAccount.js';
import { countLogIn, forgiveLogIn } from './logInAttempt.js';
import { startSession } from './sessionToken.js';

/** Compared with when there is no such account, so that the time of the answer does not tell. */
const nobodysHash = hash('nobody has this password');

/**
 * Checks email and password and starts a session. Refuses WRONG_CREDENTIALS without saying which of the two
 * was wrong, ACCOUNT_SUSPENDED, and TOO_MANY_ATTEMPTS after too many wrong passwords for one account.
 */
export async function logIn(scope: Scope, input: unknown): Promise<SignedUp> {
  const { email, password } = parseInput(logInSchema, input);
  const attempt = await countLogIn(scope, email);
  const found = await accountOf(scope, email, password);
  await forgiveLogIn(scope, email, attempt);
  if (found.suspended) return refuse('ACCOUNT_SUSPENDED');
  const verified = { userId: found.id, passwordHash: found.passwordHash };
  const session = await scope.database.transaction(async (tx) => {
    const started = await startSession(scope, tx, verified, 'PASSWORD');
    await record(scope, tx, started.event);
    return started.session;
  });
  return { userId: found.id, ...session };
}

async function accountOf(scope: Scope, email: string, password: string): Promise<Credentials> {
  const found = await credentialsByEmail(scope.database, email);
  const matches = await verify(found?.passwordHash ?? (await nobodysHash), password);
  if (found && matches) return found;
  audit(scope, 'LOG_IN_FAILED', found?.id ?? null);
  return refuse('WRONG_CREDENTIALS');
}
