import { and, limit, literal, sql, type Piece } from '../../sql.js';
import { askedOf, askedOfBook, bookSource } from './bookFilters.js';
import type { BooksQuery } from './booksQuery.js';

/** What a list orders the offers of one edition by: the keys of the books `own` and `s`, as a row. */
export type OfferKeys = (offer: 'own' | 's') => Piece;

/**
 * The first of `rows`, which are ids and stock of books called `s` in the order of the list, as many as it reads, of those
 * that have a copy for the days of the filter. In a list of editions, of those that come first of the listed offers of their
 * edition: in the order of the list, but no offer stands behind one that has no copies. OFFSET 0 has PostgreSQL put the rows in
 * order before it asks any of them, and ask no more of them than the page needs; how it finds the rows is the same without.
 */
export function firstOf(query: BooksQuery, rows: Piece, keys: OfferKeys): Piece {
  const asked = askedOf(bookSource(query.filter));
  if (query.ofEditions) asked.push(isFirstOffer(query, keys));
  if (asked.length === 0) return sql`${rows} ${limit(query.limit)}`;
  return sql`SELECT * FROM (${rows} OFFSET 0) s WHERE ${and(asked)} ${limit(query.limit)}`;
}

function isFirstOffer(query: BooksQuery, keys: OfferKeys): Piece {
  const descending = query.order === 'RELEVANCE' || query.order.endsWith('DESC');
  const hasCopies = (offer: string) =>
    literal(`${offer}.free_copies + ${offer}.promised_copies ${descending ? '>' : '='} 0`);
  const before = sql`(${hasCopies('s')}, ${keys('s')}) ${literal(descending ? '>' : '<')} (${hasCopies('own')}, ${keys('own')})`;
  // The first subquery speaks of the row outside, all others of another offer that is called `s` as well.
  return sql`(EXISTS (
    SELECT FROM (SELECT s.id AS id) candidate JOIN books own ON own.id = candidate.id
      CROSS JOIN LATERAL (
        SELECT s.id FROM books s WHERE s.edition_id = own.edition_id AND ${and([...askedOfBook(query.filter), before])}
        ORDER BY s.id ${literal(descending ? 'DESC' : 'ASC')} LIMIT 1) other)) IS NOT TRUE`;
}
