import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the columns of filters to the index of the newest books. A filtered list by date looks for its books in the index,
 * instead of reading every newer book from the table.
 */
export class FiltersInNewest1763717000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX books_newest;
      CREATE INDEX books_newest ON books (listed_at DESC, id DESC)
        INCLUDE (sale_price, rent_per_month, condition, language) WHERE unlisted_at IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX books_newest;
      CREATE INDEX books_newest ON books (listed_at DESC, id DESC) WHERE unlisted_at IS NULL`);
  }
}
