import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lists the payouts that were paid lately, so that staff find one that the bank returns. */
export class PaidPayouts1763703000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("CREATE INDEX payouts_paid ON payouts (settled_at, id) WHERE status = 'PAID'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX payouts_paid');
  }
}
