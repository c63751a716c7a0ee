import { conditionsButSearch, searchCondition, type BookFilter } from './bookFilters.js';
import type { BooksQuery, PageOfIds } from './booksPage.js';
import { beyond, orderBy } from './keyset.js';
import type { Parameters } from './parameters.js';

/** Follows every character: what begins with a text lies between the text and the text with this behind it. */
const LAST_CHARACTER = 'chr(1114111)';

const NEWEST = { keys: ['s.listed_at', 's.id'], descending: true };

/**
 * A search for words: books of exactly that title, then titles that begin with it, then all else that matches; each of
 * these parts newest first and read for itself, so that no part is ever sorted as a whole. A place begins with the
 * number of its part.
 */
export function booksByRelevance(query: BooksQuery, parameters: Parameters): PageOfIds {
  const { backward, limit } = query;
  const parts = partsOf(query.filter, parameters).flatMap((part, rank) =>
    readPart(query, rank, part, parameters),
  );
  const order = (name: string) =>
    `${name}.rank ${backward ? 'DESC' : 'ASC'}, ` +
    orderBy({ keys: [`${name}.listed_at`, `${name}.id`], descending: true }, backward);
  return {
    sql: `SELECT * FROM (${parts.join(' UNION ALL ')}) parts ORDER BY ${order('parts')} LIMIT ${limit}`,
    orderBy: order('page'),
  };
}

/** What holds for the rows of each part; no row is in two of them. */
function partsOf({ search }: BookFilter, parameters: Parameters): string[] {
  if (!search || 'isbn' in search) throw new Error('Only a search for words has an order of relevance');
  const key = parameters.add(search.titleKey);
  const last = `${key} || ${LAST_CHARACTER}`;
  return [
    `s.title_key = ${key}`,
    `s.title_key > ${key} AND s.title_key < ${last}`,
    `${searchCondition(search, parameters)} AND NOT (s.title_key >= ${key} AND s.title_key < ${last})`,
  ];
}

/** The rows of one part, or nothing when the whole part lies on the other side of the place. */
function readPart(
  { filter, backward, limit, place }: BooksQuery,
  rank: number,
  part: string,
  parameters: Parameters,
): string[] {
  const [ofPlace, ...inPart] = place ?? [];
  if (place && (backward ? rank > Number(ofPlace) : rank < Number(ofPlace))) return [];
  const conditions = [...conditionsButSearch(filter, parameters), part];
  if (rank === ofPlace) conditions.push(beyond(NEWEST, backward, inPart, parameters));
  return [
    `(SELECT ${rank} AS rank, s.listed_at, s.id FROM books s
      WHERE ${conditions.join(' AND ')} ORDER BY ${orderBy(NEWEST, backward)} LIMIT ${limit})`,
  ];
}
