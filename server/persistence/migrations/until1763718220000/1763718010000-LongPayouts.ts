import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets the parts of a payout be read in their order, the disputed ones be found at once, and the earnings of a seller be summed
 * without reading the table.
 */
export class LongPayouts1763718010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX earnings_by_payout, earnings_to_pay_out;
      CREATE INDEX earnings_by_payout ON earnings (payout_id, fulfillment_id) WHERE payout_id IS NOT NULL;
      CREATE INDEX earnings_disputed_in_payout ON earnings (payout_id) WHERE payout_id IS NOT NULL AND earned_at IS NULL;
      CREATE INDEX earnings_to_pay_out ON earnings (seller_id, currency, earned_at) INCLUDE (amount)
        WHERE payout_id IS NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX earnings_by_payout, earnings_disputed_in_payout, earnings_to_pay_out;
      CREATE INDEX earnings_by_payout ON earnings (payout_id) WHERE payout_id IS NOT NULL;
      CREATE INDEX earnings_to_pay_out ON earnings (seller_id, currency, earned_at) WHERE payout_id IS NULL`);
  }
}
