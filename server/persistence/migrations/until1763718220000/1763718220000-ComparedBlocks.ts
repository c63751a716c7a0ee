import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the nightly comparison with the providers record differences of blocked deposits. */
export class ComparedBlocks1763718220000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reconciliation_differences DROP CONSTRAINT reconciliation_differences_subject_check,
        ADD CONSTRAINT reconciliation_differences_subject_check CHECK (subject IN ('PAYMENT', 'REFUND', 'PAYOUT', 'BLOCK'));
      CREATE INDEX deposit_blocks_by_time ON deposit_blocks (created_at, id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX deposit_blocks_by_time;
      DELETE FROM reconciliation_differences WHERE subject = 'BLOCK';
      ALTER TABLE reconciliation_differences DROP CONSTRAINT reconciliation_differences_subject_check,
        ADD CONSTRAINT reconciliation_differences_subject_check CHECK (subject IN ('PAYMENT', 'REFUND', 'PAYOUT'))`);
  }
}
