import { removeFactorSchema } from '../../domain/accounts/secondFactor.js';
import { parseInput, refuse } from '../../domain/shared/errors.js';
import {
  factorsOf,
  forgetRecoveryCodes,
  removeFactorOf,
} from '../../persistence/queries/accounts/secondFactors.js';
import { heldPasswordHashOf } from '../../persistence/queries/accounts/sessions.js';
import { record } from '../record.js';
import type { Scope } from '../scope.js';
import { replaceRecoveryCodes } from './addFactor.js';
import { requireFreshConfirmation } from './freshConfirmation.js';

/**
 * Removes one of the viewer's second factors. Removing the last one also deletes the recovery codes. Throws
 * CONFIRMATION_REQUIRED if the session was not confirmed within the last 10 minutes, and FACTOR_NOT_FOUND if the
 * viewer has no second factor with this ID.
 */
export async function removeFactor(scope: Scope, input: unknown): Promise<void> {
  const { id: userId } = await requireFreshConfirmation(scope, 'security:write');
  const { factorId } = parseInput(removeFactorSchema, input);
  await scope.database.transaction(async (tx) => {
    await heldPasswordHashOf(tx, userId);
    const kind =
      (await removeFactorOf(tx, userId, factorId)) ?? refuse('FACTOR_NOT_FOUND', { field: ['factorId'] });
    const left = await factorsOf(tx, userId);
    if (left.length === 0) await forgetRecoveryCodes(tx, userId);
    await record(scope, tx, { type: 'SecondFactorRemoved', userId, factorId, kind });
  });
}

/**
 * Replaces the viewer's recovery codes and returns the new codes, which cannot be retrieved again. Throws
 * CONFIRMATION_REQUIRED if the session was not confirmed within the last 10 minutes, and NO_SECOND_FACTOR if the
 * account has no second factor.
 */
export async function makeRecoveryCodes(scope: Scope): Promise<string[]> {
  const { id: userId } = await requireFreshConfirmation(scope, 'security:write');
  return scope.database.transaction(async (tx) => {
    await heldPasswordHashOf(tx, userId);
    const factors = await factorsOf(tx, userId);
    if (factors.length === 0) refuse('NO_SECOND_FACTOR');
    const codes = await replaceRecoveryCodes(scope, tx, userId);
    await record(scope, tx, { type: 'RecoveryCodesMade', userId });
    return codes;
  });
}
