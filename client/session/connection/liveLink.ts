import { ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';

/** Sends subscriptions. The first subscription loads the WebSocket code. */
export const liveLink = new ApolloLink((operation) =>
  from(import('./liveSocket')).pipe(mergeMap(({ socketLink }) => socketLink.request(operation))),
);
