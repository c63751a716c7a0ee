import { browseListings, type NumberedPage } from '../catalogue/browseBooks.js';
import type { Scope } from '../scope.js';
import { editionsOf, type ListedEdition } from './searchEditions.js';

/** A page of editions by its number, with what is counted of the list as of a list of books. */
export interface BrowsedEditions {
  editions: ListedEdition[];
  total: number;
  totalIsCapped: boolean;
}

/** A page of the list of searchEditions by its number. Pages end where those of browseBooks end. */
export async function browseEditions(scope: Scope, request: NumberedPage): Promise<BrowsedEditions> {
  const { listings, filter, ...counted } = await browseListings(scope, request, true);
  const editions = await editionsOf(scope, listings, filter);
  return { editions: editions.filter((each) => each !== null), ...counted };
}
