import type { BookSort } from '../../shared/contract/schema.generated';
import { useFirst } from '../../shared/paging/useFirst';
import { EditionDocument, useEditionQuery } from './Edition.generated';

const PAGE = 24;

/** An edition and its offers, page by page. While another order is loading, the one before stays. */
export function useEdition(id: string, sort: BookSort) {
  const { data, previousData, error, refetch, fetchMore } = useEditionQuery({
    variables: { id, sort, first: useFirst(EditionDocument, PAGE, { id, sort }) },
    fetchPolicy: 'cache-and-network',
  });
  const before = previousData?.edition?.id === id ? previousData : undefined;
  return {
    /** Null when there is none. */
    edition: (data ?? before)?.edition,
    isSorting: !data && before !== undefined && !error,
    error,
    tryAgain: () => void refetch(),
    loadMore: (after: string | null) => fetchMore({ variables: { after, first: PAGE } }),
  };
}
