import { and, limit, literal, sql, type Piece } from '../../sql.js';
import { askedOf, askedOfBook, bookSource } from './bookFilters.js';
import type { BooksQuery } from './booksQuery.js';

/** Returns the sort keys of a list as an SQL row, for the offer `own` or for another offer `s` of the same edition. */
export type OfferKeys = (offer: 'own' | 's') => Piece;

/**
 * Returns a SELECT statement for the first `rows` with a copy that is available on the filter's days, up to the limit
 * of the query. `rows` selects ids and stock of books `s`, in the order of the list. A list of editions contains only
 * the first offer of each edition; sold-out offers come last.
 *
 * OFFSET 0 makes PostgreSQL sort the rows before it checks them, so that it checks only as many as the page needs. It
 * does not affect how the rows are found.
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
  // In the first subquery, `s` is the row of the outer query. In the nested one, `s` is another offer of its edition.
  return sql`(EXISTS (
    SELECT FROM (SELECT s.id AS id) candidate JOIN books own ON own.id = candidate.id
      CROSS JOIN LATERAL (
        SELECT s.id FROM books s WHERE s.edition_id = own.edition_id AND ${and([...askedOfBook(query.filter), before])}
        ORDER BY s.id ${literal(descending ? 'DESC' : 'ASC')} LIMIT 1) other)) IS NOT TRUE`;
}
