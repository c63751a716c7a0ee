import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The lists by price: what has a copy to sell first, sale prices before rents where a list has both. `in_stock` is stored,
 * and not an expression of `free_copies` in the indexes: so an order that leaves some copies still touches no index.
 */
export class InStockFirst1763702310000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(IN_STOCK);
    await runner.query(FILED);
    await runner.query(DROP_OLD);
    for (const [name, table, columns, where] of INDEXES) {
      await runner.query(`CREATE INDEX ${name} ON ${table} (${columns}) ${where}`);
    }
  }

  async down(): Promise<void> {
    throw new Error('The lists by price have no way back: restore a backup instead');
  }
}

const IN_STOCK = `
  ALTER TABLE books ADD COLUMN in_stock boolean NOT NULL GENERATED ALWAYS AS (free_copies > 0) STORED;
  ALTER TABLE book_genres ADD COLUMN in_stock boolean;
  UPDATE book_genres g SET in_stock = b.in_stock FROM books b WHERE b.id = g.book_id;
  ALTER TABLE book_genres ALTER COLUMN in_stock SET NOT NULL;
`;

/** The first trigger files a listing anew when it is edited; the second only notes that its last copy has gone, or come back. */
const FILED = `
  CREATE OR REPLACE FUNCTION file_book_under_genres() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      DELETE FROM book_genres WHERE book_id = NEW.id;
    ELSE
      UPDATE users SET sells = true WHERE id = NEW.seller_id AND NOT sells;
    END IF;
    IF NEW.unlisted_at IS NULL THEN
      INSERT INTO book_genres (book_id, genre, seller_id, listing_type, listed_at, headline_price, rent_per_month,
        in_stock)
      SELECT DISTINCT NEW.id, genre, NEW.seller_id, NEW.listing_type, NEW.listed_at, NEW.headline_price,
             NEW.rent_per_month, NEW.in_stock
      FROM unnest(NEW.genres) AS genre;
    END IF;
    RETURN NULL;
  END $$;

  CREATE FUNCTION note_stock_under_genres() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    UPDATE book_genres SET in_stock = NEW.in_stock WHERE book_id = NEW.id;
    RETURN NULL;
  END $$;
  CREATE TRIGGER books_come_into_stock AFTER UPDATE ON books FOR EACH ROW
    WHEN (OLD.in_stock <> NEW.in_stock) EXECUTE FUNCTION note_stock_under_genres();
`;

const DROP_OLD = `
  DROP INDEX books_by_price, books_by_price_for_sale, books_by_price_for_both, books_by_rent, book_genres_by_price,
    book_genres_by_rent;
`;

const LISTED = 'WHERE unlisted_at IS NULL';
const ofType = (types: string) => `${LISTED} AND listing_type ${types}`;

// Every key of an index rises, or is read backward and falls: so each direction has its own, with stock first in both.
const RISING = `(NOT in_stock), (listing_type = 'LEASE'), headline_price`;
const FALLING = `in_stock, (listing_type <> 'LEASE'), headline_price`;

const INDEXES = [
  ['books_cheapest', 'books', `${RISING}, id`, LISTED],
  ['books_cheapest_for_sale', 'books', `${RISING}, id`, ofType("IN ('SALE', 'BOTH')")],
  ['books_cheapest_for_both', 'books', `${RISING}, id`, ofType("= 'BOTH'")],
  ['books_cheapest_for_lease', 'books', '(NOT in_stock), rent_per_month, id', ofType("IN ('LEASE', 'BOTH')")],
  ['books_dearest', 'books', `${FALLING}, id`, LISTED],
  ['books_dearest_for_sale', 'books', `${FALLING}, id`, ofType("IN ('SALE', 'BOTH')")],
  ['books_dearest_for_both', 'books', `${FALLING}, id`, ofType("= 'BOTH'")],
  ['books_dearest_for_lease', 'books', 'in_stock, rent_per_month, id', ofType("IN ('LEASE', 'BOTH')")],
  ['book_genres_cheapest', 'book_genres', `genre, ${RISING}, book_id`, 'INCLUDE (listing_type, in_stock)'],
  ['book_genres_dearest', 'book_genres', `genre, ${FALLING}, book_id`, 'INCLUDE (listing_type)'],
  [
    'book_genres_cheapest_for_lease',
    'book_genres',
    'genre, (NOT in_stock), rent_per_month, book_id',
    "INCLUDE (listing_type, in_stock) WHERE listing_type IN ('LEASE', 'BOTH')",
  ],
  [
    'book_genres_dearest_for_lease',
    'book_genres',
    'genre, in_stock, rent_per_month, book_id',
    "INCLUDE (listing_type) WHERE listing_type IN ('LEASE', 'BOTH')",
  ],
] as const;
