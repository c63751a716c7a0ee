import type { ApolloCache } from '@apollo/client';

/** After a listing has changed: which books a list shows, and in which order, is for the server to say again. */
export function forgetLists(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'books' });
  cache.gc();
}
