import type { BookFilter, BookSort } from '../../shared/contract/schema.generated';
import { useFirst } from '../../shared/paging/useFirst';
import { EditionDocument, useEditionQuery } from './Edition.generated';

const PAGE = 24;

/** An edition and its offers that match the filter, page by page. While others are loading, those before stay. */
export function useEdition(id: string, filter: BookFilter | undefined, sort: BookSort) {
  const { data, previousData, error, refetch, fetchMore } = useEditionQuery({
    variables: { id, filter, sort, first: useFirst(EditionDocument, PAGE, { id, filter, sort }) },
    fetchPolicy: 'cache-and-network',
  });
  const before = previousData?.edition?.id === id ? previousData : undefined;
  return {
    /** Null when there is none. */
    edition: (data ?? before)?.edition,
    isChanging: !data && before !== undefined && !error,
    error,
    tryAgain: () => void refetch(),
    loadMore: (after: string | null) => fetchMore({ variables: { after, first: PAGE } }),
  };
}
