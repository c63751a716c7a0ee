import { useSearchParams } from 'react-router-dom';
import type { BookStatus } from '../../../shared/contract/schema.generated';
import { LISTING_STATUSES } from './listingCounts';

/** Which of the viewer's listings are shown; what is left out does not restrict them. */
export type ListingFilters = { search?: string; status?: BookStatus };

/** The query of the address that shows these listings. */
export function listingsQuery({ search, status }: ListingFilters): Record<string, string> {
  // Not 'search', which is what the bar at the top of the site looks for.
  return {
    view: 'listings',
    ...(search && { title: search }),
    ...(status && { status: status.toLowerCase() }),
  };
}

/** The filters in the address, and the way to others. */
export function useListingFilters() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('title')?.trim() || undefined;
  const status = LISTING_STATUSES.find((each) => each.toLowerCase() === query.get('status'));
  return {
    filters: { search, status },
    choose: (filters: ListingFilters) => setQuery(listingsQuery(filters), { replace: true }),
  };
}
