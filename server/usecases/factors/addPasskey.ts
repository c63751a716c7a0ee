import { addPasskeySchema } from '../../domain/accounts/secondFactor.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { personOf } from '../../persistence/queries/accounts/accounts.js';
import { passkeysOf, passkeyWith } from '../../persistence/queries/accounts/secondFactors.js';
import type { Scope } from '../scope.js';
import { addFactor, refuseTooMany, type AddedFactor } from './addFactor.js';
import { closeChallenge, findChallenge, openChallenge } from './challenges.js';
import { requireFreshConfirmation } from './freshConfirmation.js';
import { creationOptions, verifyCreated } from './passkeys.js';

/** Options for the browser's passkey API as JSON, and the challenge to return with its response. */
export interface AskedPasskey {
  challenge: string;
  options: string;
}

/**
 * Returns the options that a browser needs to create a passkey for the viewer. Throws CONFIRMATION_REQUIRED if the session was
 * not confirmed within the last 10 minutes, and TOO_MANY_FACTORS if the account already has 10 second factors.
 */
export async function startPasskey(scope: Scope): Promise<AskedPasskey> {
  const { id: userId } = await requireFreshConfirmation(scope, 'security:write');
  await refuseTooMany(scope.database, userId);
  const person = (await personOf(scope.database, userId)) ?? refuse('USER_NOT_FOUND');
  const existing = await passkeysOf(scope.database, userId);
  const challenge = await scope.database.transaction((tx) =>
    openChallenge(scope, tx, { purpose: 'ADD_PASSKEY', userId }),
  );
  const account = { userId, ...person };
  return { challenge, options: await creationOptions(scope, challenge, account, existing) };
}

/**
 * Adds the passkey that a browser has created. Throws CONFIRMATION_REQUIRED if the session was not confirmed within
 * the last 10 minutes, PASSKEY_REFUSED if the browser's response is invalid, PASSKEY_ALREADY_ADDED if an account
 * already has this passkey, CHALLENGE_EXPIRED if the challenge was used or has expired, and TOO_MANY_FACTORS if the
 * account already has 10 second factors.
 */
export async function addPasskey(scope: Scope, input: unknown): Promise<AddedFactor> {
  const viewer = await requireFreshConfirmation(scope, 'security:write');
  const { challenge, response, name } = parseInput(addPasskeySchema, input);
  const started = await findChallenge(scope, challenge, 'ADD_PASSKEY');
  if (started.userId !== viewer.id) return refuse('CHALLENGE_EXPIRED', { field: ['challenge'] });
  const created = await verifyCreated(scope, challenge, response);
  return scope.database.transaction(async (tx) => {
    await closeChallenge(scope, tx, challenge, 'ADD_PASSKEY');
    if (await passkeyWith(tx, created.credentialId)) refuse('PASSKEY_ALREADY_ADDED', { field: ['response'] });
    return addFactor(scope, tx, viewer, { kind: 'PASSKEY', name, ...created });
  });
}
