import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps why a provider last refused to release a blocked deposit, and finds the captures that were refused, for the money page. */
export class RefusedReleases1763718210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE deposit_blocks ADD COLUMN release_failure text, ADD COLUMN release_refused_at timestamptz(3),
        ADD CONSTRAINT deposit_blocks_release_refused CHECK (num_nonnulls(release_failure, release_refused_at) <> 1);
      CREATE INDEX deposit_captures_failed ON deposit_captures (settled_at) WHERE status = 'FAILED'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX deposit_captures_failed;
      ALTER TABLE deposit_blocks DROP COLUMN release_failure, DROP COLUMN release_refused_at`);
  }
}
