import type { Transaction } from '../../persistence/transaction.js';
import type { RecordingScope } from '../recording.js';
import { endViewsOf } from '../staff/endedViews.js';

/** Ends the support views that this account opened in a session or with a role that has just ended. */
export function viewsAfterSession(
  { userId }: { userId: string },
  tx: Transaction,
  scope: RecordingScope,
): Promise<void> {
  return endViewsOf(scope, tx, userId);
}
