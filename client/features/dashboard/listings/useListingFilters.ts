import { useSearchParams } from 'react-router-dom';
import type { BookStatus } from '../../../shared/contract/schema.generated';
import { LISTING_STATUSES } from './listingCounts';

/** The filters of the viewer's listings; omitted ones do not filter. */
export type ListingFilters = { search?: string; status?: BookStatus };

/** Returns the query of the address of these listings. */
export function listingsQuery({ search, status }: ListingFilters): Record<string, string> {
  // Not 'search', which belongs to the search bar of the site.
  return {
    view: 'listings',
    ...(search && { title: search }),
    ...(status && { status: status.toLowerCase() }),
  };
}

/** Returns the filters of the address, and a function that changes them. */
export function useListingFilters() {
  const [query, setQuery] = useSearchParams();
  const search = query.get('title')?.trim() || undefined;
  const status = LISTING_STATUSES.find((each) => each.toLowerCase() === query.get('status'));
  return {
    filters: { search, status },
    choose: (filters: ListingFilters) => setQuery(listingsQuery(filters), { replace: true }),
  };
}
