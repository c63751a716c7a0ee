import { createGraphiQLFetcher } from '@graphiql/toolkit';
import { createClient } from 'graphql-ws';
import { authorization } from './token';

// The connection closes with the last subscription, so that the next subscription uses the current token.
const wsClient = createClient({
  url: `${location.origin.replace('http', 'ws')}/graphql`,
  connectionParams: authorization,
});

/** Sends queries and mutations by POST, and subscriptions over a WebSocket. All carry the token. */
export const fetcher = createGraphiQLFetcher({
  url: '/graphql',
  wsClient,
  // Omits the cookie, so that only the token field determines the account. Sends the header that Apollo Server requires
  // as a protection against cross-site request forgery.
  fetch: (url, init) => {
    const headers = new Headers({ 'apollo-require-preflight': 'true', ...authorization() });
    new Headers(init?.headers).forEach((value, name) => headers.set(name, value));
    return fetch(url, { ...init, credentials: 'omit', headers });
  },
});
