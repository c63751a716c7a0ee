import { WORDS } from './fillStatements.js';

/**
 * The table of the second compared server (plainServer.ts). A row contains everything that a page shows about a book. Its
 * indexes are on the listing date, the id and the search words.
 */
export const PLAIN_TABLE = `
  CREATE TABLE plain_books AS
  SELECT b.id, b.title, b.author, b.isbn, b.description, array_to_json(b.genres) AS genres, b.condition, b.listing_type,
         b.sale_price::text, b.sale_price AS paise, b.rent_per_month::text, b.deposit::text, b.min_duration, b.max_duration,
         b.free_copies AS copies, '/covers/' || b.id AS cover, b.listed_at, b.search_vector AS words,
         u.id AS seller_id, u.name AS seller_name, u.readers_score, u.rating_count
  FROM books b JOIN users u ON u.id = b.seller_id;
  CREATE INDEX ON plain_books (listed_at DESC, id DESC);
  CREATE UNIQUE INDEX ON plain_books (id);
  CREATE INDEX ON plain_books USING gin (words);
  ANALYZE plain_books`;

/** A row of the table. Prices and the deposit are texts, in paise. */
export interface PlainBook {
  id: string;
  title: string;
  author: string;
  isbn: string | null;
  description: string;
  genres: string[];
  sale_price: string;
  rent_per_month: string;
  deposit: string;
  min_duration: number;
  max_duration: number | null;
  copies: number;
  cover: string;
  listed_at: Date;
  seller_id: string;
  seller_name: string;
  readers_score: string;
  rating_count: number;
}

/** The prepared statements, one for each kind of request. */
export const PLAIN_STATEMENTS = {
  list: { name: 'list', text: 'SELECT * FROM plain_books ORDER BY listed_at DESC, id DESC LIMIT 25' },
  search: {
    name: 'search',
    text: `SELECT * FROM plain_books WHERE words @@ '''${WORDS[0]}'':*'::tsquery ORDER BY listed_at DESC, id DESC LIMIT 25`,
  },
  found: {
    name: 'found',
    text: 'SELECT * FROM plain_books WHERE words @@ $1::tsquery ORDER BY listed_at DESC, id DESC LIMIT 25',
  },
  priced: {
    name: 'priced',
    text: 'SELECT * FROM plain_books WHERE paise BETWEEN $1 AND $2 ORDER BY listed_at DESC, id DESC LIMIT 25',
  },
  book: { name: 'book', text: 'SELECT * FROM plain_books WHERE id = $1' },
};
