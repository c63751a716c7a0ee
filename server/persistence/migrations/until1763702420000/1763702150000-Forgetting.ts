import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What has had its time is forgotten every night: ended sessions, mailed links, devices, and the keys under which orders
 * and extensions were asked for. Whoever closes their account takes along what they wrote into orders: ledger and timeline
 * are still append-only, but for a text that is taken away.
 */
export class Forgetting1763702150000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FORGETTABLE);
    await runner.query(EXPIRY);
    await runner.query(
      'SELECT queue.create_queue(\'purge-expired\', \'{"policy": "short", "retryLimit": 3, "retryDelay": 60}\')',
    );
  }

  async down(): Promise<void> {
    throw new Error('What was forgotten does not come back.');
  }
}

const FORGETTABLE = `
  /* The column that the trigger names may become null, and nothing else may change. */
  CREATE FUNCTION refuse_all_but_forgetting() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND to_jsonb(NEW) = to_jsonb(OLD) || jsonb_build_object(TG_ARGV[0], NULL) THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END $$;
  DROP TRIGGER ledger_is_append_only ON ledger_entries;
  CREATE TRIGGER ledger_is_append_only BEFORE UPDATE OR DELETE ON ledger_entries
    FOR EACH ROW EXECUTE FUNCTION refuse_all_but_forgetting('note');
  DROP TRIGGER timeline_is_append_only ON fulfillment_events;
  CREATE TRIGGER timeline_is_append_only BEFORE UPDATE OR DELETE ON fulfillment_events
    FOR EACH ROW EXECUTE FUNCTION refuse_all_but_forgetting('reason');
  DROP TRIGGER extensions_are_append_only ON rental_extensions;
  CREATE TRIGGER extensions_are_append_only BEFORE UPDATE OR DELETE ON rental_extensions
    FOR EACH ROW EXECUTE FUNCTION refuse_all_but_forgetting('idempotency_key');
  CREATE INDEX fulfillment_events_of_words ON fulfillment_events (actor_id) WHERE reason IS NOT NULL;
`;

const EXPIRY = `
  ALTER TABLE orders ALTER COLUMN idempotency_key DROP NOT NULL;
  CREATE INDEX orders_with_key ON orders (created_at) WHERE idempotency_key IS NOT NULL;
  CREATE INDEX rental_extensions_with_key ON rental_extensions (event_id) WHERE idempotency_key IS NOT NULL;
  CREATE INDEX sessions_by_expiry ON sessions (expires_at);
  CREATE INDEX mailed_links_by_expiry ON mailed_links (expires_at);
  CREATE INDEX listing_reports_by_reporter ON listing_reports (reporter_id);
`;
