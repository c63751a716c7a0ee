import { and, joined, limit, literal, sql, type Piece } from '../../sql.js';
import { beyond, inOrder, orderBy, type Keyset } from '../statements/keyset.js';
import { bookSource, type BookSource } from './bookFilters.js';
import type { BooksQuery, PageOfIds } from './booksQuery.js';

/** Follows every character: what begins with a text lies between the text and the text with this behind it. */
const LAST_CHARACTER = sql`chr(1114111)`;

const newest = (name: string): Keyset => ({ keys: [`${name}.listed_at`, `${name}.id`], descending: true });

/**
 * A search for words: books of exactly that title, then titles that begin with it, then all else that matches; each of
 * these parts newest first and read for itself, so that no part is ever sorted as a whole. A place begins with the
 * number of its part.
 */
export function booksByRelevance(query: BooksQuery): PageOfIds {
  const { filter, backward } = query;
  if (!filter.search || 'isbn' in filter.search) throw new Error('Only words have an order of relevance');
  const source = bookSource(filter);
  const parts = partsOf(filter.search.titleKey, source).flatMap((part, rank) =>
    isBeside(query, rank) ? [] : [readPart(query, rank, [...source.conditions, ...part])],
  );
  const order = (name: string) =>
    sql`${literal(name)}.rank ${literal(backward ? 'DESC' : 'ASC')}, ${orderBy(newest(name), backward)}`;
  return {
    rows: sql`SELECT * FROM (${joined(parts, ' UNION ALL ')}) parts ORDER BY ${order('parts')} ${limit(query.limit)}`,
    name: 'page',
    orderBy: order('page'),
  };
}

/** What holds for the rows of each part; no row is in two of them. */
function partsOf(key: string, { search }: BookSource): Piece[][] {
  const last = sql`${key} || ${LAST_CHARACTER}`;
  return [
    [sql`s.title_key = ${key}`],
    [sql`s.title_key > ${key}`, sql`s.title_key < ${last}`],
    [...search, sql`NOT (s.title_key >= ${key} AND s.title_key < ${last})`],
  ];
}

/** Whether the whole part lies on the other side of the place. */
function isBeside({ backward, place }: BooksQuery, rank: number): boolean {
  const ofPlace = place ? Number(place[0]) : rank;
  return backward ? rank > ofPlace : rank < ofPlace;
}

function readPart(query: BooksQuery, rank: number, conditions: readonly Piece[]): Piece {
  const place = query.place?.[0] === rank ? query.place.slice(1) : null;
  return sql`(SELECT ${literal(String(rank))} AS rank, s.listed_at, s.id FROM books s
    WHERE ${and(conditions)} AND ${beyond(newest('s'), { backward: query.backward, place })}
    ${inOrder(newest('s'), query)})`;
}
