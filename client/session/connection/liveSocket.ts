import { GraphQLWsLink } from '@apollo/client/link/subscriptions';
import { createClient } from 'graphql-ws';
import { readToken } from '../token/token';
import { isLive } from '../../shared/apollo/isLive';

// Opened by the first subscription and closed by the last, so that nobody listens with the token of a session that is over.
const socket = createClient({
  url: () => `${location.origin.replace('http', 'ws')}/graphql`,
  connectionParams: () => ({ authorization: `Bearer ${readToken() ?? ''}` }),
  keepAlive: 30_000,
  retryAttempts: Infinity,
  shouldRetry: () => true,
  on: { connected: () => isLive.write(true), closed: () => isLive.write(false) },
});

/** Subscriptions travel over a WebSocket, which is opened again for as long as it takes when it is lost. */
export const socketLink = new GraphQLWsLink(socket);
