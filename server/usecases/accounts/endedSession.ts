import type { Scope } from '../scope.js';

/** Whether the caller has a token of which there is no session: it is wrong, expired, logged out or of a suspended account. */
export async function holdsEndedSession(scope: Scope): Promise<boolean> {
  return scope.caller.token !== null && (await scope.principal()) === null;
}
