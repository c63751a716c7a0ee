import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Photos that both sides of a dispute add as evidence: five of each side at most. They are added while the dispute is
 * open, never changed except that the caption goes with the account of its author, and deleted only when both accounts
 * are closed.
 */
export class DisputePhotos1763711000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PHOTOS);
    await runner.query(GUARDS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE dispute_photos;
      DROP FUNCTION refuse_photos_of_ended_disputes;
      DROP FUNCTION keep_photos_of_disputes;
    `);
  }
}

const PHOTOS = `
  CREATE TABLE dispute_photos (
    id type_id PRIMARY KEY,
    dispute_id type_id NOT NULL REFERENCES disputes,
    side text NOT NULL CHECK (side IN ('BUYER', 'SELLER')),
    position int NOT NULL CHECK (position BETWEEN 1 AND 5),
    caption text CHECK (length(caption) BETWEEN 1 AND 300),
    width int NOT NULL CHECK (width > 0),
    height int NOT NULL CHECK (height > 0),
    content_hash text NOT NULL,
    added_at timestamptz(3) NOT NULL,
    CONSTRAINT dispute_photos_by_place UNIQUE (dispute_id, side, position),
    CONSTRAINT dispute_photos_once UNIQUE (dispute_id, side, content_hash)
  );
`;

/** The dispute is locked while a photo is added, so that it cannot end meanwhile. */
const GUARDS = `
  CREATE FUNCTION refuse_photos_of_ended_disputes() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM disputes WHERE id = NEW.dispute_id AND closed_at IS NULL FOR SHARE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'dispute % has ended', NEW.dispute_id USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER dispute_photos_of_open_disputes BEFORE INSERT ON dispute_photos
    FOR EACH ROW EXECUTE FUNCTION refuse_photos_of_ended_disputes();

  CREATE FUNCTION keep_photos_of_disputes() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' AND NEW.caption IS NULL
       AND to_jsonb(NEW) - 'caption' = to_jsonb(OLD) - 'caption' THEN
      RETURN NEW;
    END IF;
    IF TG_OP = 'DELETE' AND NOT EXISTS (
      SELECT FROM disputes d JOIN fulfillments f ON f.id = d.fulfillment_id JOIN orders o ON o.id = f.order_id
        JOIN users u ON u.id IN (o.buyer_id, f.seller_id)
      WHERE d.id = OLD.dispute_id AND u.closed_at IS NULL) THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION 'dispute_photos is append-only' USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER dispute_photos_are_append_only BEFORE UPDATE OR DELETE ON dispute_photos
    FOR EACH ROW EXECUTE FUNCTION keep_photos_of_disputes();
  CREATE TRIGGER dispute_photos_are_never_emptied BEFORE TRUNCATE ON dispute_photos
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`;
