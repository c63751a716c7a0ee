import type { ApolloLink } from '@apollo/client';
import { SetContextLink } from '@apollo/client/link/context';
import { readToken } from '../token/token';

const SENT_TOKEN = 'sentToken';

/** The context of an operation that is sent without the saved token: with one that has ended, nobody could log in. */
export const AS_VISITOR = { asVisitor: true };

/** Sends the saved token as bearer, and remembers with the operation which it was. */
export const authorizationLink = new SetContextLink(({ asVisitor }) => {
  const token = asVisitor === true ? null : readToken();
  return token ? { [SENT_TOKEN]: token, headers: { authorization: `Bearer ${token}` } } : {};
});

/** The token that the operation was last sent with. */
export const sentToken = (operation: ApolloLink.Operation): unknown => operation.getContext()[SENT_TOKEN];
