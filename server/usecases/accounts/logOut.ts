import { SessionEntity } from '../../persistence/entities/accounts.js';
import { record } from '../record.js';
import type { Scope } from '../scope.js';

/** Ends the caller's session; its token opens nothing any more. Without a session there is nothing to do. */
export async function logOut(scope: Scope): Promise<void> {
  const viewer = await scope.viewer();
  if (!viewer) return;
  await scope.database.transaction(async (tx) => {
    await tx.delete(SessionEntity, { id: viewer.sessionId });
    await record(scope, tx, { type: 'SessionEnded', userId: viewer.id });
  });
}
