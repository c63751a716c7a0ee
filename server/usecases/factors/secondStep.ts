import { CHALLENGE_MINUTES, type FactorMethod } from '../../domain/accounts/secondFactor.js';
import { factorsOf, passkeysOf } from '../../persistence/queries/accounts/secondFactors.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { Scope } from '../scope.js';
import { openChallenge } from './challenges.js';
import { requestOptions } from './passkeys.js';

/** The second step that is asked for: with which proofs it can be taken, and until when. */
export interface SecondStep {
  challenge: string;
  methods: FactorMethod[];
  /** What the browser needs for a passkey, as JSON; null when the account has none. */
  passkeyOptions: string | null;
  expiresAt: Date;
}

/** Opens a second step of an account in the caller's transaction; null when the account has no second factor. */
export async function openSecondStep(
  scope: Scope,
  tx: Transaction,
  userId: string,
  purpose: 'LOG_IN' | 'CONFIRM',
): Promise<{ challenge: string; methods: FactorMethod[] } | null> {
  const kinds = new Set((await factorsOf(tx, userId)).map(({ kind }) => kind));
  if (kinds.size === 0) return null;
  const challenge = await openChallenge(scope, tx, { purpose, userId });
  return { challenge, methods: [...kinds, 'RECOVERY_CODE'] };
}

/** The second step as it is shown: once its transaction has ended, since options for passkeys take a while. */
export async function presentSecondStep(
  scope: Scope,
  userId: string,
  { challenge, methods }: { challenge: string; methods: FactorMethod[] },
): Promise<SecondStep> {
  const passkeys = methods.includes('PASSKEY') ? await passkeysOf(scope.database, userId) : [];
  const passkeyOptions = passkeys.length > 0 ? await requestOptions(scope, challenge, passkeys) : null;
  const expiresAt = new Date(scope.clock.now().getTime() + CHALLENGE_MINUTES * 60_000);
  return { challenge, methods, passkeyOptions, expiresAt };
}
