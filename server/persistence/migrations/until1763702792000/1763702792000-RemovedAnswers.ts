import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The seller's answer to a review is withdrawn by the seller, which deletes it, or removed by a moderator, which hides it
 * and keeps it as evidence.
 */
export class RemovedAnswers1763702792000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ANSWERS);
    await runner.query(ACTIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE reviews SET answer = NULL, answered_at = NULL WHERE answer_removed_by IS NOT NULL;
      ALTER TABLE reviews DROP COLUMN answer_removed_by, DROP COLUMN answer_withdrawn_at;
      UPDATE review_reports r SET resolved_by = NULL FROM moderation_actions a
        WHERE a.id = r.resolved_by AND a.kind = 'REMOVE_REVIEW_ANSWER';
      DROP TRIGGER moderation_is_append_only ON moderation_actions;
      DELETE FROM moderation_actions WHERE kind = 'REMOVE_REVIEW_ANSWER';
      CREATE TRIGGER moderation_is_append_only BEFORE UPDATE OR DELETE ON moderation_actions
        FOR EACH ROW EXECUTE FUNCTION refuse_change();
      ALTER TABLE moderation_actions DROP CONSTRAINT moderation_actions_kind_check,
        DROP CONSTRAINT moderation_actions_about_reviews,
        ADD CONSTRAINT moderation_actions_kind_check CHECK (kind IN
          ('REMOVE_LISTING', 'RESTORE_LISTING', 'SUSPEND_ACCOUNT', 'REINSTATE_ACCOUNT', 'DISMISS_REPORT',
           'REMOVE_REVIEW', 'RESTORE_REVIEW', 'DISMISS_REVIEW_REPORT', 'SPLIT_EDITION', 'JOIN_EDITIONS')),
        ADD CONSTRAINT moderation_actions_about_reviews CHECK
          ((kind IN ('REMOVE_REVIEW', 'RESTORE_REVIEW', 'DISMISS_REVIEW_REPORT')) = (review_id IS NOT NULL));
    `);
  }
}

/** A removed answer keeps its text, so that its review does not await one again. */
const ANSWERS = `
  ALTER TABLE reviews
    ADD COLUMN answer_removed_by type_id REFERENCES moderation_actions,
    ADD COLUMN answer_withdrawn_at timestamptz(3),
    ADD CONSTRAINT reviews_removed_answer CHECK (answer_removed_by IS NULL OR answer IS NOT NULL),
    ADD CONSTRAINT reviews_withdrawn_answer CHECK (answer_withdrawn_at IS NULL OR answer IS NULL);
  CREATE INDEX reviews_by_removal_of_answer ON reviews (answer_removed_by) WHERE answer_removed_by IS NOT NULL;
`;

const ACTIONS = `
  ALTER TABLE moderation_actions DROP CONSTRAINT moderation_actions_kind_check,
    DROP CONSTRAINT moderation_actions_about_reviews,
    ADD CONSTRAINT moderation_actions_kind_check CHECK (kind IN
      ('REMOVE_LISTING', 'RESTORE_LISTING', 'SUSPEND_ACCOUNT', 'REINSTATE_ACCOUNT', 'DISMISS_REPORT',
       'REMOVE_REVIEW', 'RESTORE_REVIEW', 'DISMISS_REVIEW_REPORT', 'REMOVE_REVIEW_ANSWER',
       'SPLIT_EDITION', 'JOIN_EDITIONS')),
    ADD CONSTRAINT moderation_actions_about_reviews CHECK
      ((kind IN ('REMOVE_REVIEW', 'RESTORE_REVIEW', 'DISMISS_REVIEW_REPORT', 'REMOVE_REVIEW_ANSWER'))
        = (review_id IS NOT NULL));
`;
