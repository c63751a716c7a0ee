import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records complaints with their numbers, deadlines and history. Numbers are consecutive within a year. A complaint is
 * opened and ended once, and nothing in its history changes, except that the words of closed accounts are erased.
 */
export class Complaints1763706010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COMPLAINTS);
    await runner.query(NUMBERS);
    await runner.query(HISTORY);
    await runner.query(ACTIONS);
  }

  async down(): Promise<void> {
    throw new Error('Complaints are known only here: restore a backup instead');
  }
}

const COMPLAINTS = `
  CREATE TABLE complaints (
    id type_id PRIMARY KEY,
    year integer NOT NULL CHECK (year BETWEEN 2000 AND 9999),
    serial integer NOT NULL CHECK (serial > 0),
    complainant_id type_id NOT NULL REFERENCES users,
    kind text NOT NULL CHECK (kind IN ('ORDER', 'SELLER', 'LISTING', 'PAYMENT', 'PRIVACY', 'SITE')),
    status text NOT NULL CHECK (status IN ('OPEN', 'ANSWERED', 'SETTLED', 'WITHDRAWN')),
    order_id type_id REFERENCES orders,
    seller_id type_id REFERENCES users,
    book_id type_id REFERENCES books,
    opened_at timestamptz(3) NOT NULL,
    answer_by timestamptz(3) NOT NULL,
    settle_by timestamptz(3) NOT NULL,
    due_at timestamptz(3) GENERATED ALWAYS AS (
      CASE status WHEN 'OPEN' THEN least(answer_by, settle_by) WHEN 'ANSWERED' THEN settle_by END) STORED,
    closed_at timestamptz(3),
    CONSTRAINT complaints_one_number UNIQUE (year, serial),
    CONSTRAINT complaints_deadlines CHECK (answer_by > opened_at AND settle_by > opened_at),
    CONSTRAINT complaints_closed CHECK ((closed_at IS NULL) = (status IN ('OPEN', 'ANSWERED')))
  );
  CREATE INDEX complaints_by_complainant ON complaints (complainant_id, opened_at, id);
  CREATE INDEX complaints_by_deadline ON complaints (due_at, id) WHERE closed_at IS NULL;
`;

/** The counter of each year. Taking a number locks its row until the end of the transaction, so that no number is skipped. */
const NUMBERS = `
  CREATE TABLE complaint_years (
    year integer PRIMARY KEY,
    last_serial integer NOT NULL
  );
  CREATE FUNCTION check_complaint_number() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.serial <> 1 + (SELECT coalesce(max(serial), 0) FROM complaints WHERE year = NEW.year) THEN
      RAISE EXCEPTION 'the number % leaves a gap', NEW.serial
        USING ERRCODE = 'check_violation', CONSTRAINT = 'complaints_without_gaps';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER complaints_without_gaps BEFORE INSERT ON complaints
    FOR EACH ROW EXECUTE FUNCTION check_complaint_number();
  CREATE FUNCTION keep_complaints() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND OLD.closed_at IS NULL
      AND (NEW.id, NEW.year, NEW.serial, NEW.complainant_id, NEW.opened_at, NEW.settle_by)
        = (OLD.id, OLD.year, OLD.serial, OLD.complainant_id, OLD.opened_at, OLD.settle_by) THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'complaints stay as they were made and as they ended' USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER complaints_stay BEFORE UPDATE OR DELETE ON complaints
    FOR EACH ROW EXECUTE FUNCTION keep_complaints();
`;

const HISTORY = `
  CREATE TABLE complaint_entries (
    id type_id PRIMARY KEY,
    complaint_id type_id NOT NULL REFERENCES complaints,
    action text NOT NULL CHECK (action IN ('OPEN', 'ANSWER', 'REPLY', 'SETTLE', 'WITHDRAW')),
    author_id type_id NOT NULL REFERENCES users,
    text text,
    occurred_at timestamptz(3) NOT NULL,
    CONSTRAINT complaint_entries_words CHECK ((text IS NULL) = (action = 'WITHDRAW'))
  );
  CREATE INDEX complaint_entries_by_complaint ON complaint_entries (complaint_id, occurred_at, id);
  CREATE UNIQUE INDEX complaint_entries_opened_once ON complaint_entries (complaint_id) WHERE action = 'OPEN';
  CREATE UNIQUE INDEX complaint_entries_ended_once ON complaint_entries (complaint_id)
    WHERE action IN ('SETTLE', 'WITHDRAW');
  CREATE FUNCTION keep_complaint_entries() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND NEW.text = ''
      AND (NEW.id, NEW.complaint_id, NEW.action, NEW.author_id, NEW.occurred_at)
        = (OLD.id, OLD.complaint_id, OLD.action, OLD.author_id, OLD.occurred_at) THEN
      RETURN NEW;
    END IF;
    RAISE EXCEPTION 'the history of a complaint never changes' USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER complaint_entries_stay BEFORE UPDATE OR DELETE ON complaint_entries
    FOR EACH ROW EXECUTE FUNCTION keep_complaint_entries();
`;

/** Adds the actions to those that are allowed at this moment, whichever migrations have added some before. */
const ACTIONS = `
  DO $$
  DECLARE
    allowed text;
  BEGIN
    SELECT pg_get_constraintdef(oid) INTO STRICT allowed FROM pg_constraint
      WHERE conrelid = 'staff_actions'::regclass AND conname = 'staff_actions_action_check';
    ALTER TABLE staff_actions DROP CONSTRAINT staff_actions_action_check;
    EXECUTE 'ALTER TABLE staff_actions ADD CONSTRAINT staff_actions_action_check CHECK (action IN ('
      || (SELECT string_agg(quote_literal(names.name[1]), ', ') FROM regexp_matches(allowed, '''([A-Z_]+)''', 'g') AS names (name))
      || ', ''READ_COMPLAINT'', ''ANSWER_COMPLAINT'', ''SETTLE_COMPLAINT''))';
  END $$;
`;
