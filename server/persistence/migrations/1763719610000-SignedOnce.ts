import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps a digest of each webhook's body, because the signature covers the body and not the ID of the event. */
export class SignedOnce1763719610000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE provider_events ADD COLUMN digest bytea,
        ADD CONSTRAINT provider_events_signed_once UNIQUE (provider, digest)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE provider_events DROP COLUMN digest');
  }
}
