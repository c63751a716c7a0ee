import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Indexes the few losses among a seller's earnings, for the list of the seller's repayments. */
export class Losses1763718920000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX earnings_losses ON earnings (seller_id, payout_id) WHERE amount < 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX earnings_losses');
  }
}
