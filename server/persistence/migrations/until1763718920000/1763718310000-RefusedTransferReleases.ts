import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the money page find the few held transfers whose release was refused among all that are held. */
export class RefusedTransferReleases1763718310000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX transfers_release_refused ON transfers (id)
      WHERE status = 'HELD' AND note IS NOT NULL`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX transfers_release_refused');
  }
}
