import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the fulfillments that wait for somebody be found by status, and drops the queue of the job for one status. */
export class Deadlines1763702820000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX fulfillments_waiting ON fulfillments (status, created_at, id)
        WHERE status IN ('PENDING', 'CONFIRMED', 'SHIPPED');
      DROP INDEX fulfillments_unconfirmed;
      DELETE FROM queue.schedule WHERE name = 'expire-unconfirmed';
      SELECT queue.delete_queue('expire-unconfirmed');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE INDEX fulfillments_unconfirmed ON fulfillments (created_at, id) WHERE status = 'PENDING';
      DROP INDEX fulfillments_waiting;
      SELECT queue.create_queue('expire-unconfirmed', '{"policy": "short", "retryLimit": 3, "retryDelay": 60}');
    `);
  }
}
