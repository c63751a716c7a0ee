import type { Scope } from '../scope.js';

/** True if the caller's token has no session: it is wrong, expired, logged out or of a suspended account. */
export async function holdsEndedSession(scope: Scope): Promise<boolean> {
  return scope.caller.token !== null && (await scope.principal()) === null;
}
