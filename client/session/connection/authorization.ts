import type { ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { readToken } from '../token/token';

const SENT_TOKEN = 'sentToken';

/**
 * The context of an operation that is sent without the saved token, so that an ended session does not block a log-in.
 */
export const AS_VISITOR = { asVisitor: true };

/** Sends the saved token as a bearer token, and records it in the operation's context. */
export const authorizationLink = new SetContextLink(({ asVisitor }) => {
  const token = asVisitor === true ? null : readToken();
  return token ? { [SENT_TOKEN]: token, headers: { authorization: `Bearer ${token}` } } : {};
});

/** Returns the token with which the operation was last sent; undefined if it was sent as a visitor. */
export const sentToken = (operation: ApolloLink.Operation): unknown => operation.getContext()[SENT_TOKEN];
