import { useSearchParams } from 'react-router-dom';
import type { BookStatus } from '../../../shared/contract/schema.generated';
import { LISTING_STATUSES } from './listingCounts';

/** The filters of the viewer's listings. An omitted filter matches everything. */
export type ListingFilters = { search?: string; status?: BookStatus };

/** Returns the filters as query parameters of the dashboard's URL. */
export function listingsQuery({ search, status }: ListingFilters): Record<string, string> {
  // The parameter is not named 'search', because the site's search bar uses that name.
  return {
    view: 'listings',
    ...(search && { title: search }),
    ...(status && { status: status.toLowerCase() }),
  };
}

/** Returns the filters in the URL, and a function that changes them. */
export function useListingFilters() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('title')?.trim() || undefined;
  const status = LISTING_STATUSES.find((each) => each.toLowerCase() === query.get('status'));
  return {
    filters: { search, status },
    choose: (filters: ListingFilters) => setQuery(listingsQuery(filters), { replace: true }),
  };
}
