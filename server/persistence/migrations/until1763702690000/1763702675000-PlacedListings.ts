import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Administrators split editions and join them. What they placed stays where it is, and an edition that was joined into
 * another is empty for good: its id only leads there.
 */
export class PlacedListings1763702675000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [JOINED, ...HANGING.map(hangOnStanding), ACTIONS, PLACED]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER placed_books_stay ON books;
      ALTER TABLE books DROP COLUMN placed_by;
      DROP FUNCTION refuse_to_move;
      ${WITHOUT_ACTIONS}
      ${HANGING.map(hangOnAny).join('')}
      ALTER TABLE editions DROP COLUMN joined_into CASCADE, DROP COLUMN joined_into_stands;
    `);
  }
}

/** Never a chain, so that whoever follows an id follows it once: what an edition was joined into stands itself. */
const JOINED = `
  ALTER TABLE editions ADD COLUMN joined_into type_id,
    ADD COLUMN joined_into_stands boolean NOT NULL DEFAULT true CHECK (joined_into_stands);
  ALTER TABLE editions ADD COLUMN stands boolean NOT NULL GENERATED ALWAYS AS (joined_into IS NULL) STORED,
    ADD CONSTRAINT editions_that_stand UNIQUE (id, stands);
  ALTER TABLE editions ADD CONSTRAINT editions_joined_into_standing
    FOREIGN KEY (joined_into, joined_into_stands) REFERENCES editions (id, stands) DEFERRABLE INITIALLY DEFERRED;
  CREATE INDEX editions_by_join ON editions (joined_into) WHERE joined_into IS NOT NULL;
`;

/** What hangs on an edition, by the name of its reference. */
const HANGING = [
  { table: 'books', reference: 'books_of_edition' },
  { table: 'edition_keys', reference: 'edition_keys_edition_id_fkey' },
  { table: 'reviews', reference: 'reviews_edition_id_fkey' },
];

const hangOnStanding = ({ table, reference }: (typeof HANGING)[number]) => `
  ALTER TABLE ${table} DROP CONSTRAINT ${reference},
    ADD COLUMN edition_stands boolean NOT NULL DEFAULT true CHECK (edition_stands);
  ALTER TABLE ${table} ADD CONSTRAINT ${reference}
    FOREIGN KEY (edition_id, edition_stands) REFERENCES editions (id, stands) DEFERRABLE INITIALLY DEFERRED;
`;

const hangOnAny = ({ table, reference }: (typeof HANGING)[number]) => `
  ALTER TABLE ${table} DROP COLUMN edition_stands;
  ALTER TABLE ${table} ADD CONSTRAINT ${reference}
    FOREIGN KEY (edition_id) REFERENCES editions DEFERRABLE INITIALLY DEFERRED;
`;

const ACTIONS = `
  ALTER TABLE moderation_actions
    /* From which edition listings were taken, and to which. */
    ADD COLUMN edition_id type_id REFERENCES editions,
    ADD COLUMN to_edition_id type_id REFERENCES editions,
    DROP CONSTRAINT moderation_actions_kind_check,
    ADD CONSTRAINT moderation_actions_kind_check CHECK (kind IN
      ('REMOVE_LISTING', 'RESTORE_LISTING', 'SUSPEND_ACCOUNT', 'REINSTATE_ACCOUNT', 'DISMISS_REPORT',
       'REMOVE_REVIEW', 'RESTORE_REVIEW', 'DISMISS_REVIEW_REPORT', 'SPLIT_EDITION', 'JOIN_EDITIONS')),
    DROP CONSTRAINT moderation_actions_about_one,
    ADD CONSTRAINT moderation_actions_about_one CHECK (num_nonnulls(book_id, user_id, review_id, edition_id) = 1),
    ADD CONSTRAINT moderation_actions_about_editions CHECK
      ((kind IN ('SPLIT_EDITION', 'JOIN_EDITIONS')) = (edition_id IS NOT NULL)),
    ADD CONSTRAINT moderation_actions_between_two CHECK
      ((edition_id IS NULL) = (to_edition_id IS NULL) AND edition_id <> to_edition_id);
`;

const WITHOUT_ACTIONS = `
  DROP TRIGGER moderation_is_append_only ON moderation_actions;
  DELETE FROM moderation_actions WHERE edition_id IS NOT NULL;
  CREATE TRIGGER moderation_is_append_only BEFORE UPDATE OR DELETE ON moderation_actions
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
  ALTER TABLE moderation_actions DROP COLUMN edition_id CASCADE, DROP COLUMN to_edition_id,
    DROP CONSTRAINT moderation_actions_kind_check,
    ADD CONSTRAINT moderation_actions_kind_check CHECK (kind IN
      ('REMOVE_LISTING', 'RESTORE_LISTING', 'SUSPEND_ACCOUNT', 'REINSTATE_ACCOUNT', 'DISMISS_REPORT',
       'REMOVE_REVIEW', 'RESTORE_REVIEW', 'DISMISS_REVIEW_REPORT')),
    ADD CONSTRAINT moderation_actions_about_one CHECK (num_nonnulls(book_id, user_id, review_id) = 1);
`;

/** The action that placed a listing; from then on only another one moves it, whatever its seller changes. */
const PLACED = `
  ALTER TABLE books ADD COLUMN placed_by type_id REFERENCES moderation_actions;
  CREATE FUNCTION refuse_to_move() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'a placed listing stays in its edition' USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER placed_books_stay BEFORE UPDATE OF edition_id ON books FOR EACH ROW
    WHEN (OLD.placed_by IS NOT NULL AND NEW.edition_id <> OLD.edition_id AND NEW.placed_by = OLD.placed_by)
    EXECUTE FUNCTION refuse_to_move();
`;
