import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records which payments count as received because nobody said otherwise. Payments from before do not tell. */
export class AssumedPayments1763719200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE payments ADD COLUMN assumed_at timestamptz(3),
        ADD CONSTRAINT payments_assumed CHECK (assumed_at IS NULL OR (status = 'CAPTURED' AND assumed_at = settled_at))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE payments DROP COLUMN assumed_at');
  }
}
