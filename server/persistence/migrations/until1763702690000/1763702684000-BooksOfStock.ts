import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many books are out of stock, as the lists by price ask for it: what is known of partial indexes does not count. Without it
 * PostgreSQL took a comparison of that key for a narrow one, and read the whole index of another list.
 */
export class BooksOfStock1763702684000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE STATISTICS books_of_stock ON (NOT in_stock) FROM books');
    await runner.query('ANALYZE books (in_stock)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP STATISTICS books_of_stock');
  }
}
