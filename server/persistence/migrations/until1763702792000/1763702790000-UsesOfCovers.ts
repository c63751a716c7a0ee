import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which listings have an uploaded cover is asked whenever one is sent; covers that none has are swept every night. */
export class UsesOfCovers1763702790000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX books_by_cover ON books (cover_id) WHERE cover_id IS NOT NULL');
    await runner.query(
      'SELECT queue.create_queue(\'sweep-pictures\', \'{"policy": "short", "retryLimit": 3, "retryDelay": 60}\')',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX books_by_cover');
    await runner.query("SELECT queue.delete_queue('sweep-pictures')");
  }
}
