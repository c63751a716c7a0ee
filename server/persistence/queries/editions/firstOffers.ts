import { and, literal, sql, type Piece } from '../../sql.js';
import { bookSource } from '../books/bookFilters.js';
import type { BooksQuery } from '../books/booksQuery.js';

/** What a list orders the offers of one edition by: the keys of the books `own` and `s`, as a row. */
export type OfferKeys = (offer: 'own' | 's') => Piece;

/**
 * In a list of editions, the condition that the row `s` comes first of the listed offers of its edition: in the order of
 * the list, but no offer stands behind one that has no copies. IS NOT TRUE keeps it a question to each row in turn, so that
 * PostgreSQL reads a list in its order and asks few.
 */
export function wantedOffers(query: BooksQuery, keys: OfferKeys): Piece[] {
  if (!query.ofEditions) return [];
  const { conditions, search } = bookSource(query.filter, true);
  const listed = [...conditions, ...search].map((condition) => sql`(${condition}) IS TRUE`);
  const descending = query.order === 'RELEVANCE' || query.order.endsWith('DESC');
  const hasCopies = (offer: string) =>
    literal(`${offer}.free_copies + ${offer}.promised_copies ${descending ? '>' : '='} 0`);
  const before = sql`(${hasCopies('s')}, ${keys('s')}) ${literal(descending ? '>' : '<')} (${hasCopies('own')}, ${keys('own')})`;
  // The first subquery speaks of the row outside, all others of another offer that is called `s` as well.
  return [
    sql`(EXISTS (
      SELECT FROM (SELECT s.id AS id) candidate JOIN books own ON own.id = candidate.id
        CROSS JOIN LATERAL (
          SELECT s.id FROM books s WHERE ${OF_SAME_EDITION} AND ${and([...listed, before])}
          ORDER BY s.edition_id, s.id ${literal(descending ? 'DESC' : 'ASC')} LIMIT 1) other)) IS NOT TRUE`,
  ];
}

/**
 * A range of one, in the order of the index of a whole edition: so PostgreSQL walks from offer to offer, the likeliest first,
 * until one comes before, while for what is equal it would gather a thousand offers for each of them. The other conditions
 * take no index (IS TRUE).
 */
const OF_SAME_EDITION = sql`s.edition_id >= own.edition_id AND s.edition_id <= own.edition_id`;
