import type { BookFilter, BookSort } from '../../shared/contract/schema.generated';
import { useFirst } from '../../shared/paging/useFirst';
import { EditionDocument, useEditionQuery } from './Edition.generated';

const PAGE = 24;

/**
 * Loads an edition and its matching offers page by page. The previous offers stay visible while others are loading.
 */
export function useEdition(id: string, filter: BookFilter | undefined, sort: BookSort) {
  const { data, previousData, error, refetch, fetchMore } = useEditionQuery({
    variables: { id, filter, sort, first: useFirst(EditionDocument, PAGE, { id, filter, sort }) },
    fetchPolicy: 'cache-and-network',
  });
  const before = previousData?.edition?.id === id ? previousData : undefined;
  return {
    /** Null if the edition does not exist. */
    edition: (data ?? before)?.edition,
    isChanging: !data && before !== undefined && !error,
    error,
    tryAgain: () => void refetch(),
    loadMore: (after: string | null) => fetchMore({ variables: { after, first: PAGE } }),
  };
}
