import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { lengthToRead } from './lengthToRead';

/** Reloads all data on the screen. Paged lists keep their length. */
export function readAgain(client: ApolloClient): Promise<unknown> {
  return client.refetchQueries({
    include: 'active',
    onQueryUpdated: (query) => query.refetch(grown(query)),
  });
}

function grown(query: ObservableQuery): { first: number } | undefined {
  if (!('first' in query.variables)) return undefined;
  return { first: lengthToRead(query.getCurrentResult().data, Number(query.variables['first'])) };
}
