import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What readers write about the books and the sellers that an order brought them. How many reviews an edition has, by star,
 * is kept as they change, so that showing a book counts nothing.
 */
export class Reviews1763702640000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [REVIEWS, TOTALS, MODERATION, REPORTS, SETTLED]) await runner.query(part);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX settled_fulfillments_by_seller;
      DROP TABLE review_reports;
      ALTER TABLE reviews DROP COLUMN removed_by CASCADE;
      DROP TRIGGER moderation_is_append_only ON moderation_actions;
      DELETE FROM moderation_actions WHERE review_id IS NOT NULL;
      CREATE TRIGGER moderation_is_append_only BEFORE UPDATE OR DELETE ON moderation_actions
        FOR EACH ROW EXECUTE FUNCTION refuse_change();
      ALTER TABLE moderation_actions DROP CONSTRAINT moderation_actions_kind_check,
        DROP CONSTRAINT moderation_actions_about_one, DROP CONSTRAINT moderation_actions_about_reviews,
        DROP CONSTRAINT moderation_actions_with_reason, DROP COLUMN review_id,
        ADD CONSTRAINT moderation_actions_kind_check CHECK (kind IN
          ('REMOVE_LISTING', 'RESTORE_LISTING', 'SUSPEND_ACCOUNT', 'REINSTATE_ACCOUNT', 'DISMISS_REPORT')),
        ADD CONSTRAINT moderation_actions_check1 CHECK ((user_id IS NULL) = (book_id IS NOT NULL)),
        ADD CONSTRAINT moderation_actions_check2
          CHECK (reason IS NOT NULL OR kind IN ('RESTORE_LISTING', 'REINSTATE_ACCOUNT'));
      DROP TABLE review_totals, reviews;
      DROP FUNCTION sum_reviews;
    `);
  }
}

const REVIEWS = `
  CREATE TABLE reviews (
    id type_id PRIMARY KEY,
    author_id type_id NOT NULL REFERENCES users,
    /* Of the copy that was received: who is reviewed, and who answers. */
    seller_id type_id NOT NULL REFERENCES users,
    /* A review of a book belongs to its edition, and names the listing that was received. One of a seller has neither. */
    edition_id type_id REFERENCES editions DEFERRABLE INITIALLY DEFERRED,
    book_id type_id REFERENCES books,
    fulfillment_id type_id NOT NULL REFERENCES fulfillments,
    score smallint CHECK (score BETWEEN 10 AND 100 AND score % 10 = 0),
    text text NOT NULL CHECK (length(text) BETWEEN 1 AND 5000),
    written_at timestamptz(3) NOT NULL,
    edited_at timestamptz(3) CHECK (edited_at >= written_at),
    answer text CHECK (length(answer) BETWEEN 1 AND 5000),
    answered_at timestamptz(3) CHECK (answered_at >= written_at),
    removed_by type_id REFERENCES moderation_actions,
    /* Its reader has a later one: two editions turned out to be one. */
    is_superseded boolean NOT NULL DEFAULT false,
    is_shown boolean NOT NULL GENERATED ALWAYS AS (removed_by IS NULL AND NOT is_superseded) STORED,
    CONSTRAINT nobody_reviews_themselves CHECK (author_id <> seller_id),
    CHECK ((edition_id IS NULL) = (book_id IS NULL)),
    CHECK ((edition_id IS NULL) = (score IS NULL)),
    CHECK ((answer IS NULL) = (answered_at IS NULL))
  );
  CREATE UNIQUE INDEX one_review_of_a_book ON reviews (edition_id, author_id)
    WHERE edition_id IS NOT NULL AND NOT is_superseded;
  CREATE UNIQUE INDEX one_review_of_a_seller ON reviews (seller_id, author_id) WHERE edition_id IS NULL;
  CREATE INDEX reviews_of_edition ON reviews (edition_id, written_at DESC, id DESC)
    WHERE edition_id IS NOT NULL AND is_shown;
  CREATE INDEX reviews_of_seller ON reviews (seller_id, written_at DESC, id DESC)
    WHERE edition_id IS NULL AND is_shown;
  CREATE INDEX reviews_to_answer ON reviews (seller_id, written_at DESC, id DESC) WHERE answer IS NULL AND is_shown;
  CREATE INDEX reviews_by_author ON reviews (author_id);
  CREATE INDEX reviews_by_removal ON reviews (removed_by) WHERE removed_by IS NOT NULL;
`;

const TOTALS = `
  CREATE TABLE review_totals (
    edition_id type_id REFERENCES editions ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED,
    /* A half star counts with the whole one above it. */
    star smallint CHECK (star BETWEEN 1 AND 5),
    count integer NOT NULL DEFAULT 0 CHECK (count >= 0),
    score_sum bigint NOT NULL DEFAULT 0 CHECK (score_sum BETWEEN 0 AND 100 * count::bigint),
    PRIMARY KEY (edition_id, star)
  );
  CREATE FUNCTION sum_reviews() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.is_shown AND NEW.edition_id IS NOT NULL THEN
      INSERT INTO review_totals (edition_id, star) VALUES (NEW.edition_id, ceil(NEW.score / 20.0))
      ON CONFLICT DO NOTHING;
    END IF;
    UPDATE review_totals t SET count = t.count + changed.count, score_sum = t.score_sum + changed.score
    FROM (
      SELECT edition_id, ceil(each.score / 20.0) AS star, sum(sign) AS count, sum(sign * each.score) AS score
      FROM (VALUES (OLD.edition_id, OLD.score, -1, OLD.is_shown), (NEW.edition_id, NEW.score, 1, NEW.is_shown))
        AS each (edition_id, score, sign, is_shown)
      WHERE is_shown AND edition_id IS NOT NULL GROUP BY 1, 2) changed
    WHERE t.edition_id = changed.edition_id AND t.star = changed.star;
    RETURN NULL;
  END $$;
  CREATE TRIGGER reviews_are_summed AFTER INSERT OR UPDATE OR DELETE ON reviews
    FOR EACH ROW EXECUTE FUNCTION sum_reviews();
`;

const MODERATION = `
  ALTER TABLE moderation_actions ADD COLUMN review_id type_id REFERENCES reviews,
    DROP CONSTRAINT moderation_actions_kind_check,
    ADD CONSTRAINT moderation_actions_kind_check CHECK (kind IN
      ('REMOVE_LISTING', 'RESTORE_LISTING', 'SUSPEND_ACCOUNT', 'REINSTATE_ACCOUNT', 'DISMISS_REPORT',
       'REMOVE_REVIEW', 'RESTORE_REVIEW', 'DISMISS_REVIEW_REPORT')),
    DROP CONSTRAINT moderation_actions_check1,
    ADD CONSTRAINT moderation_actions_about_one CHECK (num_nonnulls(book_id, user_id, review_id) = 1),
    ADD CONSTRAINT moderation_actions_about_reviews CHECK
      ((kind IN ('REMOVE_REVIEW', 'RESTORE_REVIEW', 'DISMISS_REVIEW_REPORT')) = (review_id IS NOT NULL)),
    DROP CONSTRAINT moderation_actions_check2,
    ADD CONSTRAINT moderation_actions_with_reason CHECK
      (reason IS NOT NULL OR kind IN ('RESTORE_LISTING', 'REINSTATE_ACCOUNT', 'RESTORE_REVIEW'));
`;

const REPORTS = `
  CREATE TABLE review_reports (
    id type_id PRIMARY KEY,
    review_id type_id NOT NULL REFERENCES reviews,
    reporter_id type_id NOT NULL REFERENCES users,
    reason text NOT NULL CHECK (reason IN
      ('OFFENSIVE', 'ADVERTISEMENT', 'PERSONAL_DATA', 'NOT_ABOUT_IT', 'OTHER')),
    note text CHECK (length(note) BETWEEN 1 AND 1000),
    created_at timestamptz(3) NOT NULL,
    /* What the administrators made of it; open until then. */
    resolved_by type_id REFERENCES moderation_actions
  );
  CREATE UNIQUE INDEX one_open_report_of_a_review ON review_reports (review_id, reporter_id) WHERE resolved_by IS NULL;
  CREATE INDEX open_review_reports ON review_reports (created_at, id) WHERE resolved_by IS NULL;
  CREATE INDEX review_reports_by_reporter ON review_reports (reporter_id);
`;

/** The last orders of a seller of which something has become, for the figures of their reputation. */
const SETTLED = `
  CREATE INDEX settled_fulfillments_by_seller ON fulfillments (seller_id, created_at DESC, id DESC)
    WHERE status IN ('SHIPPED', 'DELIVERED', 'RETURNED', 'CANCELLED');
`;
