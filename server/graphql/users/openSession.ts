import type { SignedUp } from '../../usecases/accounts/createAccount.js';
import type { LoggedIn } from '../../usecases/accounts/logIn.js';
import { openScope } from '../../usecases/openScope.js';
import type { GraphQLContext } from '../context.js';
import { createLoaders } from '../loaders.js';

/**
 * Sets the session and device cookies, and makes the account the principal of the request. Returns the account and
 * the session token.
 */
export async function openSession(context: GraphQLContext, { userId, token, device }: SignedUp) {
  context.scope = openScope(context.scope, { ...context.scope.caller, token });
  context.loaders = createLoaders(context.scope);
  context.setSessionCookie(token);
  context.setDeviceCookie(device);
  return { user: await context.loaders.account.load(userId), token };
}

/** Returns the session that a log-in started, or the second step that it requires. */
export async function openLogIn(context: GraphQLContext, loggedIn: LoggedIn) {
  if (!('secondFactor' in loggedIn)) return { ...(await openSession(context, loggedIn)), secondFactor: null };
  return { user: null, token: null, secondFactor: loggedIn.secondFactor };
}
