import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { lengthToRead } from './lengthToRead';

/**
 * The variable `first` of a list that is read by the `page`. Somebody who comes back to a list that had grown gets it
 * again as long as it was, so that nothing on the screen goes. `filters` are the other variables of the list.
 */
export function useFirst(query: DocumentNode, page: number, filters: object = {}): number {
  const { cache } = useApolloClient();
  const key = JSON.stringify(filters);
  return useMemo(() => {
    const variables = JSON.parse(key) as Record<string, unknown>;
    return lengthToRead(cache.readQuery({ query, variables }), page);
  }, [cache, query, page, key]);
}
