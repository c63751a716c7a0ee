import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Prices of all books, and not only of those on the market: PostgreSQL never reads two indexes together that leave out the same
 * rows, so a price range within a language was looked for in the whole list.
 */
export class PricesBesideOthers1763702685000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX books_by_sale_price, books_by_rent_price');
    await runner.query('CREATE INDEX books_by_sale_price ON books (sale_price)');
    await runner.query('CREATE INDEX books_by_rent_price ON books (rent_per_month)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX books_by_sale_price, books_by_rent_price');
    await runner.query('CREATE INDEX books_by_sale_price ON books (sale_price) WHERE unlisted_at IS NULL');
    await runner.query(
      'CREATE INDEX books_by_rent_price ON books (rent_per_month) WHERE unlisted_at IS NULL',
    );
  }
}
