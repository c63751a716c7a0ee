import type { Transaction } from '../../persistence/transaction.js';
import type { RecordingScope } from '../recording.js';
import { endViewsOf } from '../staff/endedViews.js';

/** Ends all support views that this account opened, after one of its sessions or roles has ended. */
export function viewsAfterSession(
  { userId }: { userId: string },
  tx: Transaction,
  scope: RecordingScope,
): Promise<void> {
  return endViewsOf(scope, tx, userId);
}
