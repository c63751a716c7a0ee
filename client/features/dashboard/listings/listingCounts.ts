import type { BookStatus } from '../../../shared/contract/schema.generated';
import type { DashboardQuery } from '../figures/Dashboard.generated';

/** The number of the viewer's listings, in total and by status. */
export type ListingCounts = DashboardQuery['dashboard']['listings'];

const COUNT_OF: Record<BookStatus, keyof ListingCounts> = {
  AVAILABLE: 'available',
  RENTED: 'rented',
  SOLD: 'sold',
  UNLISTED: 'unlisted',
};

/** The statuses of a listing, in the order in which they are shown. */
export const LISTING_STATUSES = Object.keys(COUNT_OF) as BookStatus[];

/** Returns the number of listings with this status. */
export const countOf = (counts: ListingCounts, status: BookStatus) => counts[COUNT_OF[status]];
