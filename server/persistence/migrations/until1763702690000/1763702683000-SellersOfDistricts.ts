import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * How many sellers live in each district of the post: without it PostgreSQL took each for empty, and gathered all books of a
 * city to show the first page of them.
 */
export class SellersOfDistricts1763702683000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE STATISTICS users_of_districts (mcv) ON sells, (length(zipcode)), (left(zipcode, 3)) FROM users`,
    );
    await runner.query('ANALYZE users');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP STATISTICS users_of_districts');
  }
}
