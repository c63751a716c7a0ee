import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the money page find the few transfers that failed among all that have ended. */
export class FailedTransfers1763718200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX transfers_failed ON transfers (earning_id)
      WHERE status IN ('FAILED', 'DROPPED') AND note IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX transfers_failed');
  }
}
