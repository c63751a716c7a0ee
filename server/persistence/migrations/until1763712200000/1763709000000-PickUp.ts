import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds pick-up in person: the place that a seller offers, the choice of the buyer, the code that the buyer shows, and the wrong
 * codes that the seller entered. What is picked up costs no delivery, and its code exists only while it is ready.
 */
export class PickUp1763709000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(OFFERS);
    await runner.query(CHOICES);
    await runner.query(TRIES);
  }

  async down(): Promise<void> {
    throw new Error('The codes of pick-ups are known only here: restore a backup instead');
  }
}

const OFFERS = `
  ALTER TABLE delivery_terms ADD COLUMN pick_up_place text CHECK (length(pick_up_place) BETWEEN 1 AND 200);
`;

const CHOICES = `
  ALTER TABLE fulfillments
    ADD COLUMN is_picked_up boolean NOT NULL DEFAULT false,
    ADD COLUMN pick_up_place text,
    ADD COLUMN pick_up_city text,
    ADD COLUMN pick_up_code text CHECK (pick_up_code ~ '^[0-9]{6}$'),
    ADD CONSTRAINT fulfillments_pick_up_is_free CHECK (NOT is_picked_up OR delivery_charge = 0),
    ADD CONSTRAINT fulfillments_place_of_pick_up
      CHECK (is_picked_up OR (pick_up_place IS NULL AND pick_up_city IS NULL)),
    ADD CONSTRAINT fulfillments_code_while_ready
      CHECK ((pick_up_code IS NOT NULL) = (is_picked_up AND status = 'SHIPPED'));
  CREATE FUNCTION keep_pick_up() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'delivery or pick-up was chosen in the order' USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER fulfillments_keep_pick_up BEFORE UPDATE OF is_picked_up ON fulfillments
    FOR EACH ROW WHEN (OLD.is_picked_up IS DISTINCT FROM NEW.is_picked_up)
    EXECUTE FUNCTION keep_pick_up();
`;

/** Locks the fulfillment, so that two wrong codes at the same time cannot together exceed the limit. */
const TRIES = `
  CREATE TABLE pick_up_tries (
    id type_id PRIMARY KEY,
    fulfillment_id type_id NOT NULL REFERENCES fulfillments,
    tried_at timestamptz NOT NULL
  );
  CREATE INDEX pick_up_tries_of_fulfillment ON pick_up_tries (fulfillment_id, tried_at);
  CREATE FUNCTION check_pick_up_tries() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM fulfillments WHERE id = NEW.fulfillment_id AND is_picked_up FOR NO KEY UPDATE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the fulfillment % is not picked up', NEW.fulfillment_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'pick_up_tries_of_pick_up';
    END IF;
    IF (SELECT count(*) FROM pick_up_tries t WHERE t.fulfillment_id = NEW.fulfillment_id
          AND t.tried_at > NEW.tried_at - interval '1 hour') >= 5
    THEN
      RAISE EXCEPTION 'too many wrong codes for the fulfillment %', NEW.fulfillment_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'pick_up_tries_in_an_hour';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER pick_up_tries_in_an_hour BEFORE INSERT ON pick_up_tries
    FOR EACH ROW EXECUTE FUNCTION check_pick_up_tries();
`;
