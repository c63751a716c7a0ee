import { endViewsNotHeld, type EndedView } from '../../persistence/queries/staff/supportViews.js';
import type { Transaction } from '../../persistence/transaction.js';
import { noteStaffActions } from '../noteStaffAction.js';
import { recordAll, type RecordingScope } from '../record.js';

/**
 * Ends those support views of a member of staff whose session has ended, or all if the role that allows them has. Notifies the
 * owners of the viewed accounts by mail.
 */
export async function endViewsOf(scope: RecordingScope, tx: Transaction, staffId: string): Promise<void> {
  await noteEnds(scope, tx, await endViewsNotHeld(tx, staffId, scope.clock.now()));
}

/** Records the ends of support views in the audit log, and mails the owners of the viewed accounts. */
export async function noteEnds(
  scope: RecordingScope,
  tx: Transaction,
  views: readonly EndedView[],
): Promise<void> {
  await noteStaffActions(
    scope,
    tx,
    views.map(({ staffId, userId }) => ({ action: 'END_SUPPORT_VIEW', staffId, userId })),
  );
  const ends = views.map(
    ({ id, staffId, userId }) => ({ type: 'SupportViewEnded', viewId: id, staffId, userId }) as const,
  );
  await recordAll(scope, tx, ends);
}
