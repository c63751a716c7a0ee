import type { Transaction } from '../../persistence/transaction.js';
import type { RecordingScope } from '../recording.js';
import { endViewsOf } from '../staff/endedViews.js';

/**
 * Ends the support views that this account opened and may not go on with, because their session has ended or the account has
 * lost the role. Views that its other sessions opened go on.
 */
export function viewsAfterSession(
  { userId }: { userId: string },
  tx: Transaction,
  scope: RecordingScope,
): Promise<void> {
  return endViewsOf(scope, tx, userId);
}
