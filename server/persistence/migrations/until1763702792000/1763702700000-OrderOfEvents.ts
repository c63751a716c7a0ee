import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Orders the log of events by the number that the database gives a row when it is inserted, names the log, keeps what was
 * forgotten of each type, and keeps how far each reader has come.
 */
export class OrderOfEvents1763702700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NUMBERS);
    await runner.query(LOG);
    await runner.query(READERS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE event_readers, forgotten_events');
    await runner.query('ALTER TABLE domain_event_log DROP COLUMN id');
    await runner.query('ALTER TABLE domain_events DROP COLUMN number');
    await runner.query(
      'CREATE INDEX domain_events_without_position ON domain_events (id) WHERE position IS NULL',
    );
  }
}

const NUMBERS = `
  ALTER TABLE domain_events ADD COLUMN number bigint GENERATED ALWAYS AS IDENTITY;
  DROP INDEX domain_events_without_position;
  CREATE INDEX domain_events_without_position ON domain_events (number) WHERE position IS NULL;
`;

const LOG = `
  ALTER TABLE domain_event_log ADD COLUMN id uuid NOT NULL DEFAULT gen_random_uuid();
  CREATE TABLE forgotten_events (
    type text PRIMARY KEY,
    last_position bigint NOT NULL CHECK (last_position > 0)
  );
`;

const READERS = `
  CREATE TABLE event_readers (
    name text PRIMARY KEY,
    position text NOT NULL,
    moved_at timestamptz NOT NULL
  );
`;
