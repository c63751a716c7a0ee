import { useOffersToSplitQuery, type OffersToSplitQuery } from './EditionModeration.generated';

/**
 * Loads the offers of an edition page by page. Bypasses the cache, because the results would mix with the pages of the
 * edition screen.
 */
export function useOffersToSplit(id: string) {
  const { data, error, refetch, fetchMore } = useOffersToSplitQuery({
    variables: { id },
    fetchPolicy: 'no-cache',
  });
  return {
    list: data?.edition?.offers,
    error,
    tryAgain: () => void refetch(),
    loadMore: (after: string | null) =>
      fetchMore({
        variables: { after },
        updateQuery: (before, { fetchMoreResult }) => together(before, fetchMoreResult),
      }),
  };
}

/** Appends the next page to the loaded pages. */
function together(before: OffersToSplitQuery, { edition }: OffersToSplitQuery): OffersToSplitQuery {
  if (!before.edition || !edition) return before;
  const edges = [...before.edition.offers.edges, ...edition.offers.edges];
  return { edition: { ...edition, offers: { ...edition.offers, edges } } };
}
