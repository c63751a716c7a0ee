import { hash, verify } from '@node-rs/argon2';
import { logInSchema } from '../../domain/accounts/account.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { credentialsByEmail, type Credentials } from '../../persistence/queries/accounts/accounts.js';
import { audit } from '../audit.js';
import { openSecondStep, presentSecondStep, type SecondStep } from '../factors/secondStep.js';
import { record } from '../record.js';
import type { Scope } from '../scope.js';
import type { Verified } from './confirmPassword.js';
import type { SignedUp } from './createAccount.js';
import { countLogIn, forgiveLogIn } from './logInAttempt.js';
import { holdPassword, startSession } from './sessionToken.js';

/** A new session, or the second step that an account with a second factor requires first. */
export type LoggedIn = SignedUp | SecondFactorRequired;

/**
 * The result of a log-in with the correct password if the account has a second factor. `confirmSecondFactor`
 * completes the log-in.
 */
export interface SecondFactorRequired {
  secondFactor: SecondStep;
}

/**
 * Hash that is compared with the password if no account has the email address, so that the response time does not reveal which
 * addresses have accounts.
 */
const nobodysHash = hash('nobody has this password');

/**
 * Checks email address and password. Starts a session, or opens a second step if the account has a second factor. Throws
 * WRONG_CREDENTIALS if the address or the password is wrong, without revealing which; ACCOUNT_SUSPENDED if the account is
 * suspended; PASSWORD_RESET_REQUIRED after a report of an intruder; and TOO_MANY_ATTEMPTS as countLogIn does.
 */
export async function logIn(scope: Scope, input: unknown): Promise<LoggedIn> {
  const { email, password } = parseInput(logInSchema, input);
  const attempt = await countLogIn(scope, email);
  const found = await accountOf(scope, email, password);
  await forgiveLogIn(scope, email, attempt);
  if (found.suspended) return refuse('ACCOUNT_SUSPENDED');
  return openOrAsk(scope, { userId: found.id, passwordHash: found.passwordHash });
}

/** Starts a session, or opens a second step if the account has a second factor. */
async function openOrAsk(scope: Scope, verified: Verified): Promise<LoggedIn> {
  const { userId } = verified;
  const opened = await scope.database.transaction(async (tx) => {
    await holdPassword(tx, verified);
    const step = await openSecondStep(scope, tx, userId, 'LOG_IN');
    if (step) return { step };
    const started = await startSession(scope, tx, verified, { how: 'PASSWORD' });
    await record(scope, tx, started.event);
    return { session: started.session };
  });
  if (opened.step) return { secondFactor: await presentSecondStep(scope, userId, opened.step) };
  return { userId, ...opened.session };
}

async function accountOf(scope: Scope, email: string, password: string): Promise<Credentials> {
  const found = await credentialsByEmail(scope.database, email);
  const matches = await verify(found?.passwordHash ?? (await nobodysHash), password);
  if (found && matches) return found;
  audit(scope, 'LOG_IN_FAILED', found?.id ?? null);
  return refuse('WRONG_CREDENTIALS');
}
