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
import { listOf, orderOf, readingsOf, type ListRequest } from '../bookLists.js';

/** A choice of a facet and how many books it leaves; there are more where the count is capped. */
export interface ChoiceCount<Choice> {
  choice: Choice;
  count: number;
  countIsCapped: boolean;
}

/** The choices of each facet that leave any book, those with most books first. */
export interface BookFacets {
  genres: ChoiceCount<Genre>[];
  listingTypes: ChoiceCount<ListingType>[];
  conditions: ChoiceCount<BookCondition>[];
  languages: ChoiceCount<BookLanguage>[];
}

/** Above this many results, choices are not counted again with typos, which may find many times as many. */
const FEW = 200;

/**
 * Counts the books that each choice of each facet leaves of a list, with all other filters in place; each
 * number is the total of that list. Looks at no more than COUNT_LIMIT books of a list.
 */
export async function bookFacets(
  scope: Scope,
  request: ListRequest,
  counted: Counted = 'LISTINGS',
): Promise<BookFacets> {
  const filters = readingsOf(request).map((reading) => async () => {
    const list = await listOf(scope, request, orderOf(request), reading);
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
 * Returns the facets of a list under its first reading with results. Choices that leave none of a search with
 * few results are counted again with typos forgiven, as their list would be read.
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
