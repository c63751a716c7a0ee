import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the few losses of a seller among many earnings, for the list of what sellers have repaid. */
export class Losses1763718920000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX earnings_losses ON earnings (seller_id, payout_id) WHERE amount < 0');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX earnings_losses');
  }
}
