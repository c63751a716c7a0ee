import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What administrators do is written down with its reason and never changed. A listing or an account that they took off the
 * market points to the action that did it, so that only they put it back. People report listings, each one once at a time.
 */
export class Moderation1763700800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACTIONS);
    await runner.query(TAKEN_OFF);
    await runner.query(REPORTS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE listing_reports;
      ALTER TABLE users DROP COLUMN suspended_by;
      ALTER TABLE books DROP COLUMN removed_by;
      DROP TABLE moderation_actions;
    `);
  }
}

const ACTIONS = `
  CREATE TABLE moderation_actions (
    id type_id PRIMARY KEY,
    kind text NOT NULL CHECK (kind IN
      ('REMOVE_LISTING', 'RESTORE_LISTING', 'SUSPEND_ACCOUNT', 'REINSTATE_ACCOUNT', 'DISMISS_REPORT')),
    actor_id type_id NOT NULL REFERENCES users,
    book_id type_id REFERENCES books,
    user_id type_id REFERENCES users,
    reason text CHECK (length(reason) BETWEEN 1 AND 1000),
    occurred_at timestamptz(3) NOT NULL,
    CHECK ((kind IN ('SUSPEND_ACCOUNT', 'REINSTATE_ACCOUNT')) = (user_id IS NOT NULL)),
    CHECK ((user_id IS NULL) = (book_id IS NOT NULL)),
    CHECK (reason IS NOT NULL OR kind IN ('RESTORE_LISTING', 'REINSTATE_ACCOUNT'))
  );
  CREATE INDEX moderation_actions_by_time ON moderation_actions (occurred_at DESC, id DESC);
  CREATE TRIGGER moderation_is_append_only BEFORE UPDATE OR DELETE ON moderation_actions
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER moderation_is_never_emptied BEFORE TRUNCATE ON moderation_actions
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`;

const TAKEN_OFF = `
  ALTER TABLE books ADD COLUMN removed_by type_id REFERENCES moderation_actions,
    ADD CONSTRAINT removed_books_are_unlisted CHECK (removed_by IS NULL OR unlisted_at IS NOT NULL);
  CREATE INDEX books_by_removal ON books (removed_by) WHERE removed_by IS NOT NULL;
  ALTER TABLE users ADD COLUMN suspended_by type_id REFERENCES moderation_actions,
    ADD CHECK (suspended_by IS NULL OR suspended_at IS NOT NULL);
  CREATE INDEX users_by_suspension ON users (suspended_by) WHERE suspended_by IS NOT NULL;
`;

const REPORTS = `
  CREATE TABLE listing_reports (
    id type_id PRIMARY KEY,
    book_id type_id NOT NULL REFERENCES books,
    reporter_id type_id NOT NULL REFERENCES users,
    reason text NOT NULL CHECK (reason IN ('WRONG_DESCRIPTION', 'COUNTERFEIT', 'OFFENSIVE', 'FRAUD', 'OTHER')),
    note text CHECK (length(note) BETWEEN 1 AND 1000),
    created_at timestamptz(3) NOT NULL,
    /* What the administrators made of it; open until then. */
    resolved_by type_id REFERENCES moderation_actions
  );
  CREATE UNIQUE INDEX one_open_report ON listing_reports (book_id, reporter_id) WHERE resolved_by IS NULL;
  CREATE INDEX open_reports ON listing_reports (created_at, id) WHERE resolved_by IS NULL;
`;
