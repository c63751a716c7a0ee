import { ApolloLink } from '@apollo/client';
import { from, mergeMap } from 'rxjs';

/** Sends subscriptions; the WebSocket is loaded with the first of them. */
export const liveLink = new ApolloLink((operation) =>
  from(import('./liveSocket')).pipe(mergeMap(({ socketLink }) => socketLink.request(operation))),
);
