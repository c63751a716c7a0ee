import { useLingui } from '@lingui/react/macro';
import BookOpen from '~icons/lucide/book-open';
import { useFirst } from '../../../shared/paging/useFirst';
import { Card } from '../../../shared/ui/Card';
import { EmptyState } from '../../../shared/ui/EmptyState';
import { LoadFailure } from '../../../shared/ui/LoadFailure';
import { MoreButton } from '../../../shared/paging/MoreButton';
import { RowsSkeleton } from '../../../shared/ui/RowsSkeleton';
import type { DashboardQuery } from '../figures/Dashboard.generated';
import { RowList } from '../figures/RowList';
import { ListingRow } from './ListingRow';
import { ListingsDocument, useListingsQuery } from './Listings.generated';
import { ListingSearch } from './ListingSearch';
import { useListingFilters } from './useListingFilters';

const PAGE = 24;

/**
 * Shows the viewer's listings, newest first, including those off the market. The search text and the filter are
 * query parameters of the URL.
 */
export function Listings({ counts }: { counts: DashboardQuery['dashboard']['listings'] }) {
  const { filters, choose } = useListingFilters();
  const { data, previousData, error, refetch, fetchMore } = useListingsQuery({
    variables: { ...filters, first: useFirst(ListingsDocument, PAGE, filters) },
    fetchPolicy: 'cache-and-network',
  });
  const list = (data ?? (error ? undefined : previousData))?.listings;
  return (
    <>
      <ListingSearch filters={filters} counts={counts} onChoose={choose} />
      {!list && (error ? <LoadFailure onRetry={() => void refetch()} /> : <RowsSkeleton height="20" />)}
      {list && list.edges.length === 0 && <NothingFound />}
      {list && list.edges.length > 0 && (
        <Card aria-busy={!data} opacity={data ? 1 : 0.6} transition="opacity 150ms">
          <RowList>
            {list.edges.map(({ node }) => (
              <ListingRow key={node.id} listing={node} />
            ))}
          </RowList>
          <MoreButton list={list} onMore={(after) => fetchMore({ variables: { after, first: PAGE } })} />
        </Card>
      )}
    </>
  );
}

function NothingFound() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<BookOpen />}
      title={t`No listings found`}
      hint={t`Try other words or another status.`}
    />
  );
}
