import type { ApolloClient, ObservableQuery } from '@apollo/client';
import { LARGEST_PAGE } from '../limits.generated';

type Lists = Record<string, { edges?: readonly unknown[] } | null | undefined>;

/** Asks the server anew for everything on the screen; a list that has grown page by page stays as long as it is. */
export function readAnew(client: ApolloClient): Promise<unknown> {
  return client.refetchQueries({
    include: 'active',
    onQueryUpdated: (query) => query.refetch(lengthOf(query)),
  });
}

function lengthOf(query: ObservableQuery): { first: number } | undefined {
  const lists = Object.values((query.getCurrentResult().data ?? {}) as Lists);
  const shown = Math.max(0, ...lists.map((list) => list?.edges?.length ?? 0));
  const isGrown = 'first' in query.variables && shown > Number(query.variables['first']);
  return isGrown ? { first: Math.min(shown, LARGEST_PAGE) } : undefined;
}
