import { ApolloClient, ApolloLink } from '@apollo/client';
import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { SetContextLink } from '@apollo/client/link/context';
import { ErrorLink } from '@apollo/client/link/error';
import { OperationTypeNode } from 'graphql';
import UploadHttpLink from 'apollo-upload-client/UploadHttpLink.mjs';
import { readToken, removeToken } from '../session/token';
import { createCache } from './cache';
import { liveLink } from './liveLink';
import { timeoutLink } from './timeoutLink';

const authorization = new SetContextLink(() => {
  const token = readToken();
  return token ? { headers: { authorization: `Bearer ${token}` } } : {};
});

const endedSession = new ErrorLink(({ error }) => {
  const isUnauthenticated =
    CombinedGraphQLErrors.is(error) &&
    error.errors.some(({ extensions }) => extensions?.code === 'UNAUTHENTICATED');
  if (isUnauthenticated && readToken()) removeToken();
});

// The header is what Apollo Server asks of multipart requests, against cross-site forgery.
const http = new UploadHttpLink({ uri: '/graphql', headers: { 'apollo-require-preflight': 'true' } });

const asked = ApolloLink.from([authorization, endedSession, timeoutLink, http]);

/** The one client of the site. Import it lazily: a visitor's home page works without it. */
export const apolloClient = new ApolloClient({
  cache: createCache(),
  link: ApolloLink.split(
    ({ operationType }) => operationType === OperationTypeNode.SUBSCRIPTION,
    liveLink,
    asked,
  ),
});
