import { sessionIdOf } from '../../domain/accounts/principal.js';
import { SessionEntity } from '../../persistence/entities/accounts.js';
import { record } from '../record.js';
import type { Scope } from '../scope.js';

/** Ends the caller's session, so that its token is no longer valid. Does nothing without a session. */
export async function logOut(scope: Scope): Promise<void> {
  const principal = await scope.principal();
  const id = principal && sessionIdOf(principal);
  if (!id) return;
  await scope.database.transaction(async (tx) => {
    await tx.delete(SessionEntity, { id });
    await record(scope, tx, { type: 'SessionEnded', userId: principal.id });
  });
}
