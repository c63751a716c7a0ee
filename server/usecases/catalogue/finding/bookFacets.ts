import type { BookLanguage } from '../../../domain/catalogue/bookFacts.js';
import type { BookCondition, Genre, ListingType } from '../../../domain/catalogue/book.js';
import { COUNT_LIMIT } from '../../../domain/shared/page.js';
import type { BookFilter } from '../../../persistence/queries/books/bookFilters.js';
import {
  facetsOf,
  type Counted,
  type Facet,
  type FacetRow,
} from '../../../persistence/queries/books/finding/facets.js';
import type { Queryable } from '../../../persistence/sql.js';
import type { Scope } from '../../scope.js';
import { listOf, orderOf, interpretationsOf, type ListRequest } from '../bookLists.js';

/**
 * A choice of a facet, with the number of books that the list would have with this choice. `countIsCapped` is true if there
 * are more books than `count`.
 */
export interface ChoiceCount<Choice> {
  choice: Choice;
  count: number;
  countIsCapped: boolean;
}

/** The choices of each facet that match at least one book, highest count first. */
export interface BookFacets {
  genres: ChoiceCount<Genre>[];
  listingTypes: ChoiceCount<ListingType>[];
  conditions: ChoiceCount<BookCondition>[];
  languages: ChoiceCount<BookLanguage>[];
}

/**
 * If any choice has more than this number of results, choices without results are not counted again with typos forgiven,
 * because that can find many times more books.
 */
const FEW = 200;

/**
 * Counts the books that match each choice of each facet, or the editions if `counted` is 'EDITIONS'. A count is the
 * total that the list would have with that choice and the other filters. Examines at most COUNT_LIMIT books of a list.
 */
export async function bookFacets(
  scope: Scope,
  request: ListRequest,
  counted: Counted = 'LISTINGS',
): Promise<BookFacets> {
  const filters = interpretationsOf(request).map((interpretation) => async () => {
    const list = await listOf(scope, request, orderOf(request), interpretation);
    return list?.filter;
  });
  const rows = await facetsAsRead(scope.reads, filters, counted);
  return {
    genres: choicesOf(rows, 'GENRE'),
    listingTypes: choicesOf(rows, 'LISTING_TYPE'),
    conditions: choicesOf(rows, 'CONDITION'),
    languages: choicesOf(rows, 'LANGUAGE'),
  };
}

/**
 * Returns the facets of a list. Each function in `filters` returns the list's filter for one interpretation of the
 * search text; the interpretations are tried in this order. If no count exceeds FEW, choices without matches are
 * counted by the next interpretation, because a list with such a choice falls back to it.
 */
export async function facetsAsRead(
  database: Queryable,
  filters: readonly (() => Promise<BookFilter | undefined>)[],
  counted: Counted,
): Promise<FacetRow[]> {
  const rows: FacetRow[] = [];
  for (const filterOf of filters) {
    const filter = await filterOf();
    const found = filter ? await facetsOf(database, filter, { most: COUNT_LIMIT, counted }) : [];
    rows.push(...found.filter((row) => !rows.some((known) => isSameChoice(row, known))));
    if (found.some(({ count }) => count > FEW)) break;
  }
  return rows;
}

const isSameChoice = (row: FacetRow, other: FacetRow) =>
  row.facet === other.facet && row.choice === other.choice;

function choicesOf<Choice extends FacetRow['choice']>(
  rows: readonly FacetRow[],
  facet: Facet,
): ChoiceCount<Choice>[] {
  return rows
    .filter((row) => row.facet === facet)
    .map(({ choice, count, isCapped }) => ({ choice: choice as Choice, count, countIsCapped: isCapped }))
    .toSorted((a, b) => b.count - a.count || (a.choice < b.choice ? -1 : 1));
}
