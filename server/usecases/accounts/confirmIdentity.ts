import { sessionIdOf, type AccountPrincipal } from '../../domain/accounts/principal.js';
import { confirmIdentitySchema, FRESH_MINUTES, proofOf } from '../../domain/accounts/secondFactor.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import { SessionEntity } from '../../persistence/entities/accounts.js';
import { factorsOf } from '../../persistence/queries/accounts/secondFactors.js';
import { heldPasswordHashOf } from '../../persistence/queries/accounts/sessions.js';
import type { Transaction } from '../../persistence/transaction.js';
import { closeChallenge, findChallenge } from '../factors/challenges.js';
import { checkProof, countProof, spendProof } from '../factors/proveFactor.js';
import { openSecondStep, presentSecondStep, type SecondStep } from '../factors/secondStep.js';
import { recordAll } from '../record.js';
import { requireAbility } from '../requireAbility.js';
import type { Scope } from '../scope.js';
import { confirmPassword, holdConfirmed } from './confirmPassword.js';

/**
 * Opens a second step for a fresh confirmation. Returns null for an account without a second factor, because its
 * password is sufficient.
 */
export async function startConfirmation(scope: Scope): Promise<SecondStep | null> {
  const viewer = await requireAbility(scope, 'security:write');
  const step = await scope.database.transaction((tx) => openSecondStep(scope, tx, viewer.id, 'CONFIRM'));
  return step && presentSecondStep(scope, viewer.id, step);
}

/**
 * Confirms for FRESH_MINUTES that the account's owner is present: by a proof of a second factor, or by the password
 * if the account has none. Returns the time when the confirmation expires. Throws WRONG_PASSWORD if the password is
 * wrong, CONFIRMATION_REQUIRED if a password is sent although the account has a second factor, CHALLENGE_EXPIRED if
 * the challenge was used or has expired, and TOO_MANY_ATTEMPTS after ten failures within 15 minutes. A wrong proof
 * throws an error that depends on the second factor, such as WRONG_CODE.
 */
export async function confirmIdentity(scope: Scope, input: unknown): Promise<Date> {
  const viewer = await requireAbility(scope, 'security:write');
  const { password, challenge, ...proofs } = parseInput(confirmIdentitySchema, input);
  const proof = proofOf(proofs);
  if (proof) await confirmByFactor(scope, viewer, { proof, challenge });
  else await confirmByPassword(scope, viewer, password ?? '');
  return new Date(scope.clock.now().getTime() + FRESH_MINUTES * 60_000);
}

async function confirmByPassword(scope: Scope, viewer: AccountPrincipal, password: string): Promise<void> {
  const verified = await confirmPassword(scope, viewer, password, 'password');
  await scope.database.transaction(async (tx) => {
    await holdConfirmed(tx, verified, 'password');
    const factors = await factorsOf(tx, viewer.id);
    if (factors.length > 0) refuse('CONFIRMATION_REQUIRED', { field: ['password'] });
    await noteConfirmed(scope, tx, viewer, {});
  });
}

async function confirmByFactor(
  scope: Scope,
  viewer: AccountPrincipal,
  {
    proof,
    challenge = '',
  }: { proof: NonNullable<ReturnType<typeof proofOf>>; challenge: string | undefined },
): Promise<void> {
  const { userId } = await findChallenge(scope, challenge, 'CONFIRM');
  if (userId !== viewer.id) refuse('CHALLENGE_EXPIRED', { field: ['challenge'] });
  await countProof(scope, viewer.id, async () => {
    const checked = await checkProof(scope, viewer.id, proof, challenge);
    await scope.database.transaction(async (tx) => {
      if ((await heldPasswordHashOf(tx, viewer.id)) === null) refuse('UNAUTHENTICATED');
      await closeChallenge(scope, tx, challenge, 'CONFIRM');
      const { factorId, events } = await spendProof(scope, tx, viewer.id, checked);
      await noteConfirmed(scope, tx, viewer, factorId === null ? {} : { factorId });
      await recordAll(scope, tx, events);
    });
  });
}

/**
 * Records the confirmation in the viewer's session, with the factor that was proved. Throws UNAUTHENTICATED if the request
 * has no session.
 */
async function noteConfirmed(
  scope: Scope,
  tx: Transaction,
  viewer: AccountPrincipal,
  proved: { factorId?: string },
): Promise<void> {
  const id = sessionIdOf(viewer) ?? refuse('UNAUTHENTICATED');
  await tx.update(SessionEntity, { id }, { confirmedAt: scope.clock.now(), ...proved });
}
