import { CHALLENGE_MINUTES, type FactorMethod } from '../../domain/accounts/secondFactor.js';
import { factorsOf, passkeysOf } from '../../persistence/queries/accounts/secondFactors.js';
import type { Transaction } from '../../persistence/transaction.js';
import type { Scope } from '../scope.js';
import { openChallenge } from './challenges.js';
import { requestOptions } from './passkeys.js';

/** A second step: its challenge, the accepted proofs, and its expiry. */
export interface SecondStep {
  challenge: string;
  methods: FactorMethod[];
  /** Options for the browser's passkey API, as JSON; null if the account has no passkey. */
  passkeyOptions: string | null;
  expiresAt: Date;
}

/** Opens a second step in the caller's transaction. Returns null if the account has no second factor. */
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

/**
 * Returns a second step as clients see it. Call this after the transaction that opened the step, because creating
 * passkey options takes time.
 */
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
