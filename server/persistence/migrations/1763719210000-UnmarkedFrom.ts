import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Gives direct payments that nobody marked before this limit existed the full time from now on, with its reminder. The default
 * fills existing rows without rewriting them, and is dropped, so that new rows have null.
 */
export class UnmarkedFrom1763719210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE fulfillments ADD COLUMN unmarked_from timestamptz(3) DEFAULT now()');
    await runner.query('ALTER TABLE fulfillments ALTER COLUMN unmarked_from DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE fulfillments DROP COLUMN unmarked_from');
  }
}
