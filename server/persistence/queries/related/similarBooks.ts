import { sql, type Queryable } from '../../sql.js';
import { BEST_OFFER, relatedOf } from './relatedBooks.js';

/** Maximum numbers of rows to read in each step, so that the cost does not grow with the marketplace. */
const SAMPLE = {
  listings: 20,
  saversOfListing: 20,
  savers: 30,
  savedByOne: 15,
  together: 24,
  ofGenre: 24,
  ofAuthor: 12,
};

/** Maximum number of a book's genres to compare. Sellers name the main genre first. */
const GENRES = 3;

/**
 * Returns, for each book, up to `most` listings of similar editions, one per edition. Listings with a free copy come
 * first. Further sort keys are the number of common savers (accounts that bookmarked both editions), the same author,
 * and the number of shared genres. For privacy, fewer than `leastSavers` common savers count as none.
 */
export function similarBooks(
  database: Queryable,
  bookIds: readonly string[],
  { most, leastSavers }: { most: number; leastSavers: number },
): Promise<Map<string, string[]>> {
  return relatedOf(
    database,
    bookIds,
    sql`SELECT offer.id, row_number() OVER (ORDER BY offer.in_stock DESC, other.savers DESC, other.by_author DESC,
        (SELECT count(*) FROM unnest(offer.genres) genre WHERE genre = ANY(shown.genres)) DESC,
        offer.listed_at DESC, offer.id) AS place
      FROM (
        SELECT edition_id, max(savers) AS savers, bool_or(by_author) AS by_author
        FROM (${savedTogether(leastSavers)} UNION ALL ${OF_GENRES} UNION ALL ${OF_AUTHOR}) candidate
        WHERE edition_id <> shown.edition_id GROUP BY edition_id) other
      ${BEST_OFFER} ORDER BY place LIMIT ${most}`,
  );
}

/** Selects the editions that were bookmarked by accounts that also bookmarked a listing of the edition `shown`. */
const savedTogether = (leastSavers: number) => sql`(
  SELECT b.edition_id, count(DISTINCT m.user_id) AS savers, false AS by_author
  FROM (
    SELECT DISTINCT saved.user_id
    FROM (SELECT id FROM books WHERE edition_id = shown.edition_id ORDER BY id DESC LIMIT ${SAMPLE.listings}) listing
    CROSS JOIN LATERAL (SELECT user_id FROM bookmarks WHERE book_id = listing.id LIMIT ${SAMPLE.saversOfListing}) saved
    LIMIT ${SAMPLE.savers}) saver
  CROSS JOIN LATERAL (
    SELECT user_id, book_id FROM bookmarks WHERE user_id = saver.user_id ORDER BY book_id DESC LIMIT ${SAMPLE.savedByOne}) m
  JOIN books b ON b.id = m.book_id
  GROUP BY b.edition_id HAVING count(DISTINCT m.user_id) >= ${leastSavers}
  ORDER BY savers DESC, b.edition_id DESC LIMIT ${SAMPLE.together})`;

const OF_GENRES = sql`(
  SELECT b.edition_id, 0 AS savers, false AS by_author
  FROM unnest(shown.genres[1:${GENRES}]) AS main (genre)
  CROSS JOIN LATERAL (
    SELECT g.book_id FROM book_genres g WHERE g.genre = main.genre
    ORDER BY g.listed_at DESC, g.book_id DESC LIMIT ${SAMPLE.ofGenre}) newest
  JOIN books b ON b.id = newest.book_id)`;

const OF_AUTHOR = sql`(
  SELECT e.id, 0, true FROM editions e WHERE e.author_key = shown.author_key AND e.author_key <> ''
  ORDER BY e.author_key, e.id DESC LIMIT ${SAMPLE.ofAuthor})`;
