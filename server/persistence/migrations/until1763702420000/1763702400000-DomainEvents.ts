import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The log of what happened in the marketplace. An event is written without a position, in the transaction that made it
 * happen, and gets one when it is seen to be committed: ids and times of rows say nothing of the order in which they
 * are committed.
 */
export class DomainEvents1763702400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await runner.query(APPEND_ONLY);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE domain_events, domain_event_log');
    await runner.query('DROP FUNCTION refuse_all_but_placing');
  }
}

const TABLES = `
  CREATE TABLE domain_events (
    id type_id PRIMARY KEY,
    type text NOT NULL CHECK (type ~ '^[A-Z][A-Za-z]+$'),
    payload jsonb NOT NULL CHECK (jsonb_typeof(payload) = 'object'),
    occurred_at timestamptz NOT NULL,
    position bigint UNIQUE CHECK (position > 0)
  );
  CREATE INDEX domain_events_without_position ON domain_events (id) WHERE position IS NULL;
  CREATE TABLE domain_event_log (
    is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
    last_position bigint NOT NULL DEFAULT 0,
    forgotten_to bigint NOT NULL DEFAULT 0 CHECK (forgotten_to BETWEEN 0 AND last_position)
  );
  INSERT INTO domain_event_log DEFAULT VALUES;
`;

const APPEND_ONLY = `
  /* An event gets its position, once; it goes when the log says that it is forgotten up to there. */
  CREATE FUNCTION refuse_all_but_placing() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND OLD.position IS NULL
       AND to_jsonb(NEW) = to_jsonb(OLD) || jsonb_build_object('position', NEW.position) THEN
      RETURN NEW;
    END IF;
    IF TG_OP = 'DELETE' AND OLD.position <= (SELECT forgotten_to FROM domain_event_log) THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER events_are_append_only BEFORE UPDATE OR DELETE ON domain_events
    FOR EACH ROW EXECUTE FUNCTION refuse_all_but_placing();
  CREATE TRIGGER events_are_never_emptied BEFORE TRUNCATE ON domain_events
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`;
