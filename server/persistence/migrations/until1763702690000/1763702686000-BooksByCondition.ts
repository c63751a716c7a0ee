import type { MigrationInterface, QueryRunner } from 'typeorm';

/** New books are few, and were looked for in the whole list. */
export class BooksByCondition1763702686000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX books_by_condition ON books (condition)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX books_by_condition');
  }
}
