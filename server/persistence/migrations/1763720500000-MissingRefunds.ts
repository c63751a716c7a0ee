import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets Panna record that a refund which was reported missing was not paid. Payments that were reported missing before get the full
 * time from now on, with its reminder.
 */
export class MissingRefunds1763720500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments DROP CONSTRAINT payments_assumed,
        ADD CONSTRAINT payments_assumed CHECK (assumed_at IS NULL OR (assumed_at = settled_at
          AND (status = 'CAPTURED' OR (status = 'FAILED' AND kind = 'REFUND'))))`);
    await runner.query(`
      UPDATE fulfillments SET unmarked_from = now() WHERE id IN (
        SELECT fulfillment_id FROM payments WHERE status = 'FAILED' AND attempt_id IS NULL)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("UPDATE payments SET assumed_at = NULL WHERE status = 'FAILED'");
    await runner.query(`
      ALTER TABLE payments DROP CONSTRAINT payments_assumed,
        ADD CONSTRAINT payments_assumed CHECK (assumed_at IS NULL OR (status = 'CAPTURED' AND assumed_at = settled_at))`);
  }
}
