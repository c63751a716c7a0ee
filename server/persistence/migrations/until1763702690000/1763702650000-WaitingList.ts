import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who wants to be told when a book is free. The line is in the order of `number`, which is given under the lock of the book.
 * And the queue of the job that looks who is to be told.
 */
export class WaitingList1763702650000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ENTRIES);
    await runner.query(QUEUE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE waiting_entries; DROP FUNCTION tell_waiting_once()');
    await runner.query("SELECT queue.delete_queue('tell-waiting')");
  }
}

const ENTRIES = `
  CREATE TABLE waiting_entries (
    id type_id PRIMARY KEY,
    number bigint GENERATED ALWAYS AS IDENTITY,
    book_id type_id NOT NULL REFERENCES books ON DELETE CASCADE,
    user_id type_id NOT NULL REFERENCES users ON DELETE CASCADE,
    starts_on date NOT NULL,
    ends_on date NOT NULL CHECK (ends_on > starts_on),
    created_at timestamptz NOT NULL,
    told_at timestamptz,
    looked_on date NOT NULL,
    CONSTRAINT waiting_once UNIQUE (user_id, book_id)
  );
  CREATE INDEX waiting_entries_by_book ON waiting_entries (book_id, number);
  CREATE INDEX waiting_entries_by_look ON waiting_entries (looked_on);
  CREATE INDEX waiting_entries_told ON waiting_entries (told_at) WHERE told_at IS NOT NULL;

  CREATE FUNCTION tell_waiting_once() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'Nobody is told twice' USING ERRCODE = 'check_violation', CONSTRAINT = 'told_once';
  END $$;
  CREATE TRIGGER told_once BEFORE UPDATE OF told_at ON waiting_entries
    FOR EACH ROW WHEN (OLD.told_at IS NOT NULL AND NEW.told_at IS DISTINCT FROM OLD.told_at)
    EXECUTE FUNCTION tell_waiting_once();
`;

const QUEUE = `
  SELECT queue.create_queue('tell-waiting', '{"policy": "short", "retryLimit": 3, "retryDelay": 60}');
`;
