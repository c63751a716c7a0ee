import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets payments of taxes at source wait for the approval of a second member of staff. At most one request about a tax names the
 * same reference.
 */
export class ApprovedTaxPayments1763719800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE approvals DROP CONSTRAINT approvals_step_check,
        ADD CONSTRAINT approvals_step_check CHECK (step IN ('SETTLE_REFUND', 'SETTLE_UNKNOWN_PAYMENT', 'SETTLE_DIFFERENCE',
          'SETTLE_PAYOUT', 'SETTLE_DEBT', 'ACCEPT_CHARGEBACK', 'RECORD_TAX_DEDUCTED', 'RECORD_TAX_COLLECTED')),
        ADD CONSTRAINT approvals_tax_reference CHECK (step NOT LIKE 'RECORD_TAX%' OR reference IS NOT NULL)`);
    await runner.query(`
      CREATE UNIQUE INDEX approvals_one_pending_tax ON approvals (step, lower(reference))
        WHERE decision IS NULL AND step IN ('RECORD_TAX_DEDUCTED', 'RECORD_TAX_COLLECTED')`);
  }

  async down(): Promise<void> {
    throw new Error('Tax payments may wait for an approval: restore a backup instead');
  }
}
