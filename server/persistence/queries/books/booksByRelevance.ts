import { allOf, bookSource, type BookSource } from './bookFilters.js';
import type { BooksQuery, PageOfIds } from './booksQuery.js';
import { beyond, orderBy } from '../statements/keyset.js';
import type { Parameters } from '../statements/parameters.js';

/** Follows every character: what begins with a text lies between the text and the text with this behind it. */
const LAST_CHARACTER = 'chr(1114111)';

const NEWEST = { keys: ['s.listed_at', 's.id'], descending: true };

/**
 * A search for words: books of exactly that title, then titles that begin with it, then all else that matches; each of
 * these parts newest first and read for itself, so that no part is ever sorted as a whole. A place begins with the
 * number of its part.
 */
export function booksByRelevance(query: BooksQuery, parameters: Parameters): PageOfIds {
  const { filter, backward, limit } = query;
  if (!filter.search || 'isbn' in filter.search) throw new Error('Only words have an order of relevance');
  const source = bookSource(filter, parameters);
  const parts = partsOf(parameters.add(filter.search.titleKey), source).flatMap((part, rank) =>
    isBeside(query, rank) ? [] : [readPart(query, rank, [...source.conditions, ...part()], parameters)],
  );
  const order = (name: string) => {
    const newest = orderBy({ keys: [`${name}.listed_at`, `${name}.id`], descending: true }, backward);
    return `${name}.rank ${backward ? 'DESC' : 'ASC'}, ${newest}`;
  };
  return {
    sql: `SELECT * FROM (${parts.join(' UNION ALL ')}) parts ORDER BY ${order('parts')} LIMIT ${limit}`,
    name: 'page',
    orderBy: order('page'),
  };
}

/** What holds for the rows of each part; no row is in two of them. */
function partsOf(key: string, { search }: BookSource): (() => string[])[] {
  const last = `${key} || ${LAST_CHARACTER}`;
  return [
    () => [`s.title_key = ${key}`],
    () => [`s.title_key > ${key}`, `s.title_key < ${last}`],
    () => [...search(), `NOT (s.title_key >= ${key} AND s.title_key < ${last})`],
  ];
}

/** Whether the whole part lies on the other side of the place. */
function isBeside({ backward, place }: BooksQuery, rank: number): boolean {
  const ofPlace = place ? Number(place[0]) : rank;
  return backward ? rank > ofPlace : rank < ofPlace;
}

function readPart(
  { backward, limit, place }: BooksQuery,
  rank: number,
  conditions: string[],
  parameters: Parameters,
): string {
  if (place?.[0] === rank) conditions.push(beyond(NEWEST, backward, place.slice(1), parameters));
  return `(SELECT ${rank} AS rank, s.listed_at, s.id FROM books s
    WHERE ${allOf(conditions)} ORDER BY ${orderBy(NEWEST, backward)} LIMIT ${limit})`;
}
