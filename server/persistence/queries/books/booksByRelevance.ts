import { and, empty, joined, limit, literal, sql, type Piece } from '../../sql.js';
import { firstOf, type OfferKeys } from './firstOffers.js';
import { beyond, orderBy, type Keyset } from '../statements/keyset.js';
import { bookSource, rowsOf, type BookFilter, type BookSearch, type BookSource } from './bookFilters.js';
import type { SearchTier } from '../../../domain/catalogue/search/searchPlaces.js';
import { tsqueryOf } from './searchWords.js';
import type { BooksQuery, PageOfIds } from './booksQuery.js';
import { sortedRows } from './farPages.js';

/**
 * The last Unicode character. All texts with a prefix sort between the prefix and the prefix followed by this
 * character.
 */
const LAST_CHARACTER = sql`chr(1114111)`;

type WordSearch = Exclude<BookSearch, { isbn: string }>;

const newest = (name: string): Keyset => ({ keys: [`${name}.listed_at`, `${name}.id`], descending: true });

/**
 * Returns the ids of the books that match a search for words, in parts: exact titles; titles that begin with the
 * words; then matches by spelling, by sound in other scripts, and with typos. Each part is read separately in the
 * order of an index, newest first, to avoid sorting it. A cursor begins with the number of its part.
 */
export function booksByRelevance(query: BooksQuery): PageOfIds {
  const { filter, backward } = query;
  const source = bookSource(filter);
  const search = wordsOf(filter);
  const inTurn = backward ? partsOf(search).toReversed() : partsOf(search);
  const parts: ReadPart[] = [];
  for (const { rank, conditions } of partsFrom(query, inTurn)) {
    const isWanted = isNotFull(parts, query.limit);
    const part = { rank, conditions: [...source.conditions, ...conditions, ...isWanted] };
    parts.push({ name: literal(`part${rank}`), rows: readPart(query, source, search, part) });
  }
  const read = parts.map(({ name, rows }) => sql`${name} AS MATERIALIZED (${rows})`);
  return {
    rows: sql`WITH ${joined(read, ', ')}
      SELECT * FROM (${together(parts, sql`*`)}) parts ORDER BY ${inOrder('parts', backward)} ${limit(query.limit)}`,
    name: 'page',
    orderBy: inOrder('page', backward),
  };
}

/** Sorts a whole list by relevance, for a far page of a list with few books. */
export function sortedByRelevance(query: BooksQuery): PageOfIds {
  const source = bookSource(query.filter);
  const columns = sql`s.id, ${rankOf(wordsOf(query.filter), 's')} AS rank, s.listed_at${query.saysEdition ? source.offer : empty}`;
  return {
    rows: sortedRows(query, rowsOf(source, columns), inOrder('s', false)),
    name: 'page',
    orderBy: inOrder('page', false),
  };
}

/**
 * Collects and sorts the ids of all books that match a search for rare words. The best plan does not depend on the words, so
 * the statement is prepared. The words are in subqueries to hide them from the planner, which would otherwise plan each call
 * separately.
 */
export function fewByRelevance(query: BooksQuery): PageOfIds {
  const { conditions, stock, offer } = bookSource(query.filter);
  const search = wordsOf(query.filter);
  const begins = beginsWith(sql`(SELECT ${search.titleKey})`);
  const matches = sql`s.search_vector @@ (SELECT ${search.words}::tsquery)`;
  const columns = sql`${rankOf(search, 's')} AS rank, s.listed_at, s.id, ${stock}${query.saysEdition ? offer : empty}`;
  const part = (isOfPart: Piece) =>
    sql`SELECT ${columns} FROM books s WHERE ${and([...conditions, isOfPart])}`;
  const rows = sql`SELECT * FROM (${part(begins)} UNION ALL ${part(sql`${matches} AND NOT (${begins})`)}) s
    ORDER BY ${inOrder('s', false)}`;
  return {
    rows: firstOf(query, rows, offersBy(search)),
    name: 'page',
    orderBy: inOrder('page', false),
  };
}

/** Returns the condition that the title of a book `s` begins with this key. */
function beginsWith(key: Piece | string): Piece {
  return sql`s.title_key >= ${key} AND s.title_key < ${key} || ${LAST_CHARACTER}`;
}

function inOrder(name: string, backward: boolean): Piece {
  return sql`${literal(name)}.rank ${literal(backward ? 'DESC' : 'ASC')}, ${orderBy(newest(name), backward)}`;
}

function wordsOf({ search }: BookFilter): WordSearch {
  if (!search || 'isbn' in search) throw new Error('Only words have an order of relevance');
  return search;
}

interface ReadPart {
  name: Piece;
  rows: Piece;
}

function together(parts: readonly ReadPart[], columns: Piece): Piece {
  return joined(
    parts.map(({ name }) => sql`SELECT ${columns} FROM ${name}`),
    ' UNION ALL ',
  );
}

/** Returns a condition that is true if the previous parts do not fill the page. The first part needs no condition. */
function isNotFull(before: readonly ReadPart[], most: number): Piece[] {
  if (before.length === 0) return [];
  return [sql`(SELECT count(*) FROM (${together(before, empty)}) before) < ${literal(String(most))}`];
}

interface Part {
  rank: number;
  /** Conditions on the rows of the part. The parts do not overlap. */
  conditions: Piece[];
}

function partsOf({ titleKey: key, tiers }: WordSearch): Part[] {
  const last = sql`${key} || ${LAST_CHARACTER}`;
  const matches = ({ places }: SearchTier) => sql`s.search_vector @@ ${tsqueryOf(places)}::tsquery`;
  const isElsewhere = sql`NOT (${beginsWith(key)})`;
  return [
    { rank: 0, conditions: [sql`s.title_key = ${key}`] },
    { rank: 1, conditions: [sql`s.title_key > ${key}`, sql`s.title_key < ${last}`] },
    ...tiers.map((tier, index) => {
      const narrower = tiers[index - 1];
      const isNew = narrower ? [sql`NOT ${matches(narrower)}`] : [];
      return { rank: tier.rank, conditions: [matches(tier), ...isNew, isElsewhere] };
    }),
  ];
}

/**
 * Returns the sort keys of an edition's offers. The offers may have different titles, and so be in different parts.
 */
function offersBy(search: WordSearch): OfferKeys {
  return (offer) => sql`-${rankOf(search, offer)}, ${literal(offer)}.listed_at, ${literal(offer)}.id`;
}

/** Returns SQL for the part number of a matching row. */
function rankOf({ titleKey: key, tiers }: WordSearch, name: string): Piece {
  const row = literal(name);
  const ranks = tiers.map(
    ({ rank, places }) =>
      sql`WHEN ${row}.search_vector @@ ${tsqueryOf(places)}::tsquery THEN ${literal(String(rank))}`,
  );
  return sql`CASE WHEN ${row}.title_key = ${key} THEN 0
    WHEN ${row}.title_key > ${key} AND ${row}.title_key < ${key} || ${LAST_CHARACTER} THEN 1 ${joined(ranks, ' ')} END`;
}

/**
 * Returns the parts from which the page may contain rows. If there are none, for example because the cursor comes
 * from a search with more parts, returns a part without rows.
 */
function partsFrom(query: BooksQuery, inTurn: readonly Part[]): Part[] {
  const reached = inTurn.filter(({ rank }) => !isBeside(query, rank));
  return reached.length > 0 ? reached : [{ rank: 0, conditions: [sql`false`] }];
}

/**
 * True if the whole part is before the cursor (after it if `backward`), so that the page contains no row of the part.
 */
function isBeside({ backward, place }: BooksQuery, rank: number): boolean {
  const ofPlace = place ? Number(place[0]) : rank;
  return backward ? rank > ofPlace : rank < ofPlace;
}

function readPart(
  query: BooksQuery,
  { stock, offer }: BookSource,
  search: WordSearch,
  { rank, conditions }: Part,
): Piece {
  const place = query.place?.[0] === rank ? query.place.slice(1) : null;
  const columns = sql`s.listed_at, s.id, ${stock}${query.saysEdition ? offer : empty}`;
  const rows = sql`SELECT ${literal(String(rank))} AS rank, ${columns} FROM books s
    WHERE ${and(conditions)} AND ${beyond(newest('s'), { backward: query.backward, place })}
    ORDER BY ${orderBy(newest('s'), query.backward)}`;
  return firstOf(query, rows, offersBy(search));
}
