import { addAuthenticatorSchema } from '../../domain/accounts/secondFactor.js';
import { findCode, newTotpSecret, totpUri } from '../../domain/accounts/totp.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { PRODUCT_NAME } from '../../domain/shared/product.js';
import { personOf } from '../../persistence/queries/accounts/accounts.js';
import type { Scope } from '../scope.js';
import { addFactor, refuseTooMany, type AddedFactor } from './addFactor.js';
import { closeChallenge, findChallenge, openChallenge } from './challenges.js';
import { requireFreshConfirmation } from './freshConfirmation.js';
import { countAttempt } from './proveFactor.js';

/** The secret for an authenticator app, and the challenge to return with the app's first code. */
export interface StartedAuthenticator {
  challenge: string;
  secret: string;
  uri: string;
}

/**
 * Returns a new secret for an authenticator app. The app becomes a second factor once addAuthenticator receives a
 * code from it. Throws CONFIRMATION_REQUIRED if the session was not confirmed within the last 10 minutes, and
 * TOO_MANY_FACTORS if the account already has 10 second factors.
 */
export async function startAuthenticator(scope: Scope): Promise<StartedAuthenticator> {
  const { id: userId } = await requireFreshConfirmation(scope, 'security:write');
  await refuseTooMany(scope.database, userId);
  const { email } = (await personOf(scope.database, userId)) ?? refuse('USER_NOT_FOUND');
  const secret = newTotpSecret();
  const sealed = scope.secrets.seal(secret, userId);
  const challenge = await scope.database.transaction((tx) =>
    openChallenge(scope, tx, { purpose: 'ADD_AUTHENTICATOR', userId, secret: sealed }),
  );
  return { challenge, secret, uri: totpUri(secret, { issuer: PRODUCT_NAME, label: email }) };
}

/**
 * Adds the authenticator app that shows this code. Throws CONFIRMATION_REQUIRED if the session was not confirmed
 * within the last 10 minutes, CHALLENGE_EXPIRED if the challenge was used or has expired, TOO_MANY_FACTORS if the
 * account already has 10 second factors, and TOO_MANY_ATTEMPTS after ten wrong codes within 15 minutes. Throws
 * CODE_OF_ANOTHER_TIME if the app's clock is wrong by up to two minutes, and WRONG_CODE for any other wrong code.
 */
export async function addAuthenticator(scope: Scope, input: unknown): Promise<AddedFactor> {
  const viewer = await requireFreshConfirmation(scope, 'security:write');
  const userId = viewer.id;
  const { challenge, code, name } = parseInput(addAuthenticatorSchema, input);
  const started = await findChallenge(scope, challenge, 'ADD_AUTHENTICATOR');
  if (started.userId !== userId || !started.secret)
    return refuse('CHALLENGE_EXPIRED', { field: ['challenge'] });
  const sealed = started.secret;
  const secret = scope.secrets.open(sealed, userId);
  return countAttempt(scope, userId, () =>
    scope.database.transaction(async (tx) => {
      await closeChallenge(scope, tx, challenge, 'ADD_AUTHENTICATOR');
      const { step } = findCode([{ secret, lastStep: 0 }], code, scope.clock.now());
      return addFactor(scope, tx, viewer, { kind: 'AUTHENTICATOR', name, secret: sealed, lastStep: step });
    }),
  );
}
