import type { ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { readToken } from '../token/token';

const SENT_TOKEN = 'sentToken';

/**
 * The context of an operation that is sent without the saved token, so that an ended session does not block a log-in.
 */
export const AS_VISITOR = { asVisitor: true };

/** Returns the context of an operation that is sent with this token instead of the saved one; as a visitor if it is null. */
export const withToken = (token: string | null) => (token === null ? AS_VISITOR : { givenToken: token });

/** Sends the saved or the given token as a bearer token, and records it in the operation's context. */
export const authorizationLink = new SetContextLink(({ asVisitor, givenToken }) => {
  const saved = asVisitor === true ? null : readToken();
  const token = typeof givenToken === 'string' ? givenToken : saved;
  return token ? { [SENT_TOKEN]: token, headers: { authorization: `Bearer ${token}` } } : {};
});

/** Returns the token with which the operation was last sent; undefined if it was sent as a visitor. */
export const sentToken = (operation: ApolloLink.Operation): unknown => operation.getContext()[SENT_TOKEN];
