import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How many copies one order may take of a listing, and what cancels the orders that no seller has answered. */
export class OrderLimits1763702200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE books ADD COLUMN most_copies_per_order integer CHECK (most_copies_per_order BETWEEN 1 AND 1000);
      CREATE INDEX fulfillments_unconfirmed ON fulfillments (created_at, id) WHERE status = 'PENDING';
      SELECT queue.create_queue('expire-unconfirmed', '{"policy": "short", "retryLimit": 3, "retryDelay": 60}');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      SELECT queue.delete_queue('expire-unconfirmed');
      DROP INDEX fulfillments_unconfirmed;
      ALTER TABLE books DROP COLUMN most_copies_per_order;
    `);
  }
}
