import type { Scope } from '../scope.js';

/**
 * True if the caller sent a token that opens no session or support view: the token is unknown, expired or logged out,
 * or its account was closed or suspended.
 */
export async function holdsEndedSession(scope: Scope): Promise<boolean> {
  return scope.caller.token !== null && (await scope.principal()) === null;
}
