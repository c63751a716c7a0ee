import { settleDifferenceSchema } from '../../domain/payments/reconciliation.js';
import { refuse } from '../../domain/shared/errors.js';
import { lockedDifference, settleDifferenceRow } from '../../persistence/queries/payments/differences.js';
import { requireFreshConfirmation } from '../factors/freshConfirmation.js';
import { noteStaffAction } from '../noteStaffAction.js';
import { readInput } from '../readInput.js';
import type { Scope } from '../scope.js';
import { differenceAsSeen, type ReconciliationDifference } from './viewDifferences.js';

/**
 * Settles a difference, for staff who found its reason: it leaves the list, and is listed again only if one side says
 * something else. Throws CONFIRMATION_REQUIRED if the session was not confirmed within the last 10 minutes,
 * DIFFERENCE_NOT_FOUND, and DIFFERENCE_RESOLVED if it is resolved or settled already.
 */
export async function settleDifference(scope: Scope, input: unknown): Promise<ReconciliationDifference> {
  const { id: staffId } = await requireFreshConfirmation(scope, 'money:settle');
  const { differenceId, reason } = await readInput(settleDifferenceSchema, input);
  const field = ['differenceId'];
  return scope.database.transaction(async (tx) => {
    const difference =
      (await lockedDifference(tx, differenceId)) ?? refuse('DIFFERENCE_NOT_FOUND', { field });
    if (difference.isResolved) refuse('DIFFERENCE_RESOLVED', { field });
    const noted = { staffId, userId: null, detail: differenceId };
    await noteStaffAction(scope, tx, { action: 'SETTLE_DIFFERENCE', ...noted });
    await settleDifferenceRow(tx, differenceId, { at: scope.clock.now(), by: staffId, reason });
    return differenceAsSeen(scope, difference, false);
  });
}
