import type { BookStatus } from '../../../shared/contract/schema.generated';
import type { DashboardQuery } from '../figures/Dashboard.generated';

/** How many listings the viewer has, in all and in each status. */
export type ListingCounts = DashboardQuery['dashboard']['listings'];

const COUNT_OF: Record<BookStatus, keyof ListingCounts> = {
  AVAILABLE: 'available',
  RENTED: 'rented',
  SOLD: 'sold',
  UNLISTED: 'unlisted',
};

/** The statuses that a listing can have, in the order in which they are shown. */
export const LISTING_STATUSES = Object.keys(COUNT_OF) as BookStatus[];

/** How many listings have this status. */
export const countOf = (counts: ListingCounts, status: BookStatus) => counts[COUNT_OF[status]];
