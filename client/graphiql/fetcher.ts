import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { createClient } from 'graphql-ws';
import { authorization } from './token';

// Closed whenever no subscription is open, so that the next one greets with the token of then.
const wsClient = createClient({
  url: `${location.origin.replace('http', 'ws')}/graphql`,
  connectionParams: authorization,
});

/** Sends queries and mutations by POST and subscribes over a WebSocket, as the holder of the token. */
export const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  wsClient,
  // The cookie stays out of it: who is asking is what the field of the token says. The other header is what Apollo Server
  // asks for, against cross-site forgery.
  fetch: (url, init) => {
    const headers = new Headers({ 'apollo-require-preflight': 'true', ...authorization() });
    new Headers(init?.headers).forEach((value, name) => headers.set(name, value));
    return fetch(url, { ...init, credentials: 'omit', headers });
  },
});
