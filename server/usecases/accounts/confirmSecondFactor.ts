import { confirmFactorSchema, passkeyLogInSchema, proofOf } from '../../domain/accounts/secondFactor.js';
import type { SessionStart } from '../../domain/events/accountEvents.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { heldPasswordHashOf } from '../../persistence/queries/accounts/sessions.js';
import type { Transaction } from '../../persistence/transaction.js';
import { closeChallenge, findChallenge, openChallenge } from '../factors/challenges.js';
import type { AskedPasskey } from '../factors/addPasskey.js';
import { requestOptions, verifySigned } from '../factors/passkeys.js';
import type { SpentProof } from '../factors/checkCode.js';
import { checkProof, countProof, noteUse, spendProof } from '../factors/proveFactor.js';
import { recordAll } from '../record.js';
import type { Scope } from '../scope.js';
import type { SignedUp } from './createAccount.js';
import { startSession, type OpenedSession } from './sessionToken.js';

/**
 * Completes the second step of a log-in and starts the session. Throws PROOF_REQUIRED if the input contains no proof,
 * TOO_MANY_ATTEMPTS after ten wrong proofs within 15 minutes, and CHALLENGE_EXPIRED if the log-in took too long or was
 * already completed, or if the password was changed. A wrong proof throws an error that depends on the second factor, such as
 * WRONG_CODE.
 */
export async function confirmSecondFactor(scope: Scope, input: unknown): Promise<SignedUp> {
  const { challenge, ...proofs } = parseInput(confirmFactorSchema, input);
  const proof = proofOf(proofs) ?? refuse('PROOF_REQUIRED');
  await scope.rateLimits.consume('logIn', scope.caller.address);
  const { userId } = await findChallenge(scope, challenge, 'LOG_IN');
  if (!userId) return refuse('CHALLENGE_EXPIRED', { field: ['challenge'] });
  const session = await countProof(scope, userId, async () => {
    const checked = await checkProof(scope, userId, proof, challenge);
    return scope.database.transaction((tx) =>
      startLogIn(scope, tx, { userId, how: 'SECOND_FACTOR' }, async () => {
        await closeChallenge(scope, tx, challenge, 'LOG_IN');
        return spendProof(scope, tx, userId, checked);
      }),
    );
  });
  return { userId, ...session };
}

/**
 * Starts a log-in with a passkey and no password. Returns options that let the browser offer any passkey of this
 * site.
 */
export async function startPasskeyLogIn(scope: Scope): Promise<AskedPasskey> {
  await scope.rateLimits.consume('logIn', scope.caller.address);
  const challenge = await scope.database.transaction((tx) =>
    openChallenge(scope, tx, { purpose: 'PASSKEY_LOG_IN', userId: null }),
  );
  return { challenge, options: await requestOptions(scope, challenge, 'ANY') };
}

/**
 * Logs in with a passkey and no password. The passkey must have verified its owner by a fingerprint, face or PIN.
 * Throws PASSKEY_UNKNOWN if no account has the passkey, PASSKEY_REFUSED if its signature is invalid, and
 * CHALLENGE_EXPIRED if the log-in took too long or was already completed.
 */
export async function logInWithPasskey(scope: Scope, input: unknown): Promise<SignedUp> {
  const { challenge, response } = parseInput(passkeyLogInSchema, input);
  await scope.rateLimits.consume('logIn', scope.caller.address);
  await findChallenge(scope, challenge, 'PASSKEY_LOG_IN');
  const signed = await verifySigned(scope, challenge, response, { isAlone: true, field: 'response' });
  const { userId } = signed.passkey;
  const session = await scope.database.transaction((tx) =>
    startLogIn(scope, tx, { userId, how: 'PASSKEY' }, async () => {
      await closeChallenge(scope, tx, challenge, 'PASSKEY_LOG_IN');
      await noteUse(scope, tx, signed);
      return { factorId: signed.passkey.id, events: [] };
    }),
  );
  return { userId, ...session };
}

/**
 * Locks the account, marks the proof as used and starts the session. Throws WRONG_CREDENTIALS if the account was
 * closed or suspended.
 */
async function startLogIn(
  scope: Scope,
  tx: Transaction,
  { userId, how }: { userId: string; how: SessionStart },
  prove: () => Promise<SpentProof>,
): Promise<OpenedSession> {
  const passwordHash = (await heldPasswordHashOf(tx, userId)) ?? refuse('WRONG_CREDENTIALS');
  const { factorId, events } = await prove();
  const verified = { userId, passwordHash };
  const { session, event } = await startSession(scope, tx, verified, { how, factorId });
  await recordAll(scope, tx, [...events, event]);
  return session;
}
