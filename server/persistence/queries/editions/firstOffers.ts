import { and, limit, literal, sql, type Piece } from '../../sql.js';
import { bookSource } from '../books/bookFilters.js';
import type { BooksQuery } from '../books/booksQuery.js';

/** What a list orders the offers of one edition by: the keys of the books `own` and `s`, as a row. */
export type OfferKeys = (offer: 'own' | 's') => Piece;

/**
 * The first of `rows`, which are ids of books called `s` in the order of the list, as many as it reads. In a list of editions,
 * of those that come first of the listed offers of their edition: in the order of the list, but no offer stands behind one
 * that has no copies. OFFSET 0 has PostgreSQL put the rows in order before it asks of any whether it comes first, and ask no
 * more of them than the page needs; how it finds the rows is then the same as in a list of books.
 */
export function firstOf(query: BooksQuery, rows: Piece, keys: OfferKeys): Piece {
  if (!query.ofEditions) return sql`${rows} ${limit(query.limit)}`;
  return sql`SELECT * FROM (${rows} OFFSET 0) s WHERE ${isFirstOffer(query, keys)} ${limit(query.limit)}`;
}

function isFirstOffer(query: BooksQuery, keys: OfferKeys): Piece {
  const { conditions, search } = bookSource(query.filter, true);
  const listed = [...conditions, ...search].map((condition) => sql`(${condition}) IS TRUE`);
  const descending = query.order === 'RELEVANCE' || query.order.endsWith('DESC');
  const hasCopies = (offer: string) =>
    literal(`${offer}.free_copies + ${offer}.promised_copies ${descending ? '>' : '='} 0`);
  const before = sql`(${hasCopies('s')}, ${keys('s')}) ${literal(descending ? '>' : '<')} (${hasCopies('own')}, ${keys('own')})`;
  // The first subquery speaks of the row outside, all others of another offer that is called `s` as well.
  return sql`(EXISTS (
    SELECT FROM (SELECT s.id AS id) candidate JOIN books own ON own.id = candidate.id
      CROSS JOIN LATERAL (
        SELECT s.id FROM books s WHERE s.edition_id = own.edition_id AND ${and([...listed, before])}
        ORDER BY s.id ${literal(descending ? 'DESC' : 'ASC')} LIMIT 1) other)) IS NOT TRUE`;
}
