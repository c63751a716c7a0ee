import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is known of the book itself, and what the filters and the sort by rent read. */
export class BookFacts1763702600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FACTS);
    await runner.query(FILTERS);
    await runner.query(LOWEST_RENT);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX book_genres_lowest_rent, books_lowest_rent, users_by_district, books_by_rent_price, books_by_sale_price;
      ALTER TABLE books DROP COLUMN language, DROP COLUMN pages, DROP COLUMN published_in, DROP COLUMN published_by;
    `);
  }
}

/** The rules know which year it is; the database knows that it has four digits. */
const FACTS = `
  ALTER TABLE books
    ADD COLUMN language text CHECK (language IN (
      'EN', 'AS', 'BN', 'BRX', 'DOI', 'GU', 'HI', 'KN', 'KOK', 'KS', 'MAI', 'ML', 'MNI', 'MR', 'NE', 'OR', 'PA', 'SA', 'SAT',
      'SD', 'TA', 'TE', 'UR', 'AR', 'DA', 'DE', 'ES', 'FA', 'FIL', 'FR', 'ID', 'IT', 'JA', 'KO', 'NL', 'NO', 'PL', 'PT', 'RO',
      'RU', 'SV', 'TR', 'VI', 'ZH', 'OTHER')),
    ADD COLUMN pages integer CHECK (pages BETWEEN 1 AND 20000),
    ADD COLUMN published_in integer CHECK (published_in BETWEEN 1450 AND 9999),
    ADD COLUMN published_by text CHECK (length(published_by) BETWEEN 1 AND 300);
`;

/** A price range that few books are in is read by the price, and sorted; one that many are in by the order of the list. */
const FILTERS = `
  CREATE INDEX books_by_language ON books (language, listed_at DESC, id DESC) WHERE unlisted_at IS NULL;
  CREATE INDEX books_by_sale_price ON books (sale_price) WHERE unlisted_at IS NULL;
  CREATE INDEX books_by_rent_price ON books (rent_per_month) WHERE unlisted_at IS NULL;
  CREATE INDEX users_by_district ON users (left(zipcode, 3)) WHERE sells AND length(zipcode) = 6;
`;

/** What is only for sale follows, by its price. A list of books for rent alone has an index by rent already. */
const LOWEST_RENT = `
  CREATE INDEX books_lowest_rent
    ON books ((NOT in_stock), (listing_type = 'SALE'), coalesce(rent_per_month, headline_price), id)
    WHERE unlisted_at IS NULL;
  CREATE INDEX book_genres_lowest_rent
    ON book_genres (genre, (NOT in_stock), (listing_type = 'SALE'), coalesce(rent_per_month, headline_price), book_id)
    INCLUDE (listing_type, in_stock);
`;
