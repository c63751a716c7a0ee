import { browseListings, type NumberedPage } from '../catalogue/browseBooks.js';
import type { Scope } from '../scope.js';
import { editionsOf, type ListedEdition } from './searchEditions.js';

/** A numbered page of editions. `total` counts the editions of the list, at most COUNT_LIMIT. */
export interface BrowsedEditions {
  editions: ListedEdition[];
  total: number;
  totalIsCapped: boolean;
}

/**
 * Returns a numbered page of the editions that searchEditions lists. Numbered pages show only the first COUNT_LIMIT
 * editions of a list.
 */
export async function browseEditions(scope: Scope, request: NumberedPage): Promise<BrowsedEditions> {
  const { listings, filter, ...counted } = await browseListings(scope, request, true);
  const editions = await editionsOf(scope, listings, filter);
  return { editions: editions.filter((each) => each !== null), ...counted };
}
