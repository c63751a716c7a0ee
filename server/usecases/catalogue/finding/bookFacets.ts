import type { BookLanguage } from '../../../domain/catalogue/bookFacts.js';
import type { BookCondition, Genre, ListingType } from '../../../domain/catalogue/book.js';
import { COUNT_LIMIT } from '../../../domain/shared/page.js';
import {
  facetsOf,
  type Counted,
  type Facet,
  type FacetRow,
} from '../../../persistence/queries/books/facets.js';
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

/**
 * What each choice of each facet would leave of a list, all other filters being as they are; each number is the total of that
 * list. Looks at no more books of a list than COUNT_LIMIT.
 */
export async function bookFacets(
  scope: Scope,
  request: ListRequest,
  counted: Counted = 'LISTINGS',
): Promise<BookFacets> {
  let rows: FacetRow[] = [];
  for (const reading of readingsOf(request)) {
    const list = await listOf(scope, request, orderOf(request), reading);
    rows = list ? await facetsOf(scope.reads, list.filter, { most: COUNT_LIMIT, counted }) : [];
    if (rows.length > 0) break;
  }
  return {
    genres: choicesOf(rows, 'GENRE'),
    listingTypes: choicesOf(rows, 'LISTING_TYPE'),
    conditions: choicesOf(rows, 'CONDITION'),
    languages: choicesOf(rows, 'LANGUAGE'),
  };
}

function choicesOf<Choice extends FacetRow['choice']>(
  rows: readonly FacetRow[],
  facet: Facet,
): ChoiceCount<Choice>[] {
  return rows
    .filter((row) => row.facet === facet)
    .map(({ choice, count, isCapped }) => ({ choice: choice as Choice, count, countIsCapped: isCapped }))
    .toSorted((a, b) => b.count - a.count || (a.choice < b.choice ? -1 : 1));
}
