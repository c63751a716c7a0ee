import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { lengthToRead } from './lengthToRead';

/** Asks the server again for everything on the screen; a list that has grown page by page stays as long as it is. */
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
