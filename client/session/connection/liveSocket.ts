import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { readToken } from '../token/token';
import { isLive } from '../../shared/apollo/isLive';

// The connection opens with the first subscription and closes with the last, so that it never uses the token of an
// ended session.
const socket = createClient({
  url: () => `${location.origin.replace('http', 'ws')}/graphql`,
  connectionParams: () => ({ authorization: `Bearer ${readToken() ?? ''}` }),
  keepAlive: 30_000,
  retryAttempts: Infinity,
  shouldRetry: () => true,
  on: { connected: () => isLive.write(true), closed: () => isLive.write(false) },
});

/** Sends subscriptions over a WebSocket. Reconnects until it succeeds. */
export const socketLink = new GraphQLWsLink(socket);
