import type { DocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useMemo } from 'react';
import { lengthToRead } from './lengthToRead';

/**
 * Returns the variable `first` of a paged list. When the person returns to a list, the pages that were loaded before
 * are loaded in one request of at most LONGEST_READ entries. `filters` are the other variables.
 */
export function useFirst(query: DocumentNode, page: number, filters: object = {}): number {
  const { cache } = useApolloClient();
  const key = JSON.stringify(filters);
  return useMemo(() => {
    const variables = JSON.parse(key) as Record<string, unknown>;
    return lengthToRead(cache.readQuery({ query, variables }), page);
  }, [cache, query, page, key]);
}
