import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Photos of a listing, in the seller's order, and photos that both sides of a rental take of the copies. Six at most of
 * each: the places are numbered, and no place is taken twice.
 */
export class Photos1763702660000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(OF_LISTINGS);
    await runner.query(OF_RENTALS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TABLE order_photos;
      DROP FUNCTION refuse_all_but_leaving;
      DROP TABLE book_photos;
    `);
  }
}

/** The places are looked at when a statement is done, since another order moves several photos at once. */
const OF_LISTINGS = `
  CREATE TABLE book_photos (
    id type_id PRIMARY KEY,
    book_id type_id NOT NULL REFERENCES books,
    position int NOT NULL CHECK (position BETWEEN 1 AND 6),
    caption text CHECK (length(caption) BETWEEN 1 AND 300),
    width int NOT NULL CHECK (width > 0),
    height int NOT NULL CHECK (height > 0),
    content_hash text NOT NULL,
    added_at timestamptz(3) NOT NULL,
    CONSTRAINT book_photos_by_place UNIQUE (book_id, position) DEFERRABLE,
    CONSTRAINT book_photos_once UNIQUE (book_id, content_hash)
  );
`;

/** They are evidence: never changed, and taken away only with the account of who added them. */
const OF_RENTALS = `
  CREATE TABLE order_photos (
    id type_id PRIMARY KEY,
    fulfillment_id type_id NOT NULL REFERENCES fulfillments,
    stage text NOT NULL CHECK (stage IN ('DISPATCH', 'RECEIPT', 'RETURN')),
    side text NOT NULL CHECK (side IN ('BUYER', 'SELLER')),
    position int NOT NULL CHECK (position BETWEEN 1 AND 6),
    author_id type_id NOT NULL REFERENCES users,
    caption text CHECK (length(caption) BETWEEN 1 AND 300),
    width int NOT NULL CHECK (width > 0),
    height int NOT NULL CHECK (height > 0),
    content_hash text NOT NULL,
    added_at timestamptz(3) NOT NULL,
    CONSTRAINT order_photos_by_place UNIQUE (fulfillment_id, stage, side, position),
    CONSTRAINT order_photos_once UNIQUE (fulfillment_id, stage, side, content_hash),
    CONSTRAINT order_photos_of_their_side
      CHECK (stage = 'RETURN' OR (stage = 'DISPATCH') = (side = 'SELLER'))
  );
  CREATE INDEX order_photos_by_author ON order_photos (author_id);
  CREATE FUNCTION refuse_all_but_leaving() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' AND EXISTS (SELECT FROM users WHERE id = OLD.author_id AND closed_at IS NOT NULL) THEN
      RETURN OLD;
    END IF;
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER order_photos_are_append_only BEFORE UPDATE OR DELETE ON order_photos
    FOR EACH ROW EXECUTE FUNCTION refuse_all_but_leaving();
  CREATE TRIGGER order_photos_are_never_emptied BEFORE TRUNCATE ON order_photos
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`;
