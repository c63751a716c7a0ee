import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets the nightly comparison with the providers record differences of transfers to sellers: held on one side only, or with more
 * taken back. Transfers that ended lately are found by their end.
 */
export class ComparedTransfers1763718300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE reconciliation_differences
        ADD COLUMN our_reversed paise, ADD COLUMN their_reversed paise,
        DROP CONSTRAINT reconciliation_differences_subject_check,
        DROP CONSTRAINT reconciliation_differences_kind_check,
        DROP CONSTRAINT reconciliation_differences_our_status_check,
        DROP CONSTRAINT reconciliation_differences_their_status_check,
        ADD CONSTRAINT reconciliation_differences_subject_check
          CHECK (subject IN ('PAYMENT', 'REFUND', 'PAYOUT', 'BLOCK', 'TRANSFER')),
        ADD CONSTRAINT reconciliation_differences_kind_check
          CHECK (kind IN ('MISSING_HERE', 'MISSING_THERE', 'AMOUNT', 'STATE', 'FEE', 'REVERSAL')),
        ADD CONSTRAINT reconciliation_differences_our_status_check CHECK (our_status IN (${STATES})),
        ADD CONSTRAINT reconciliation_differences_their_status_check CHECK (their_status IN (${STATES})),
        ADD CONSTRAINT reconciliation_differences_reversed CHECK (
          (our_reversed IS NULL OR our_status IS NOT NULL) AND (their_reversed IS NULL OR their_status IS NOT NULL)
          AND (kind <> 'REVERSAL' OR our_reversed IS NOT NULL AND their_reversed IS NOT NULL AND our_reversed <> their_reversed));
      CREATE INDEX transfers_by_end ON transfers (ended_at)`);
  }

  async down(): Promise<void> {
    throw new Error('Differences of transfers may have been settled: restore a backup instead');
  }
}

const STATES = "'PENDING', 'FAILED', 'CAPTURED', 'DONE', 'HELD', 'RELEASED', 'REVERSED'";
