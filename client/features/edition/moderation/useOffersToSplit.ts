import { useOffersToSplitQuery, type OffersToSplitQuery } from './EditionModeration.generated';

/** The offers of an edition, page by page; not in the cache, where the screen keeps its own pages of the same list. */
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

/** The next page after those that are there. */
function together(before: OffersToSplitQuery, { edition }: OffersToSplitQuery): OffersToSplitQuery {
  if (!before.edition || !edition) return before;
  const edges = [...before.edition.offers.edges, ...edition.offers.edges];
  return { edition: { ...edition, offers: { ...edition.offers, edges } } };
}
