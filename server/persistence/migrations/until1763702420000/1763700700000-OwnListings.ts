import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Sellers list what they offer together with what they have taken off the market; so far only the former was in order. */
export class OwnListings1763700700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX books_own ON books (seller_id, listed_at DESC, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX books_own');
  }
}
