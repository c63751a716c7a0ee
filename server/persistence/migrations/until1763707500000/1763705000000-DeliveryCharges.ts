import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds what sellers ask for delivery: their terms, the weight of a copy, and the charge of each fulfillment. A charge never
 * changes, the ledger charges it once, and never refunds more of it.
 */
export class DeliveryCharges1763705000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TERMS);
    await runner.query(CHARGES);
    await runner.query(KINDS);
    await runner.query(IN_LEDGER);
    await runner.query(IN_PAPERS);
  }

  async down(): Promise<void> {
    throw new Error('Charges for delivery are known only here: restore a backup instead');
  }
}

const TERMS = `
  ALTER TABLE books ADD COLUMN weight_grams integer CHECK (weight_grams BETWEEN 1 AND 50000);
  CREATE TABLE delivery_terms (
    user_id type_id PRIMARY KEY REFERENCES users,
    kind text NOT NULL CHECK (kind IN ('FREE', 'FLAT', 'BY_WEIGHT')),
    currency currency_code NOT NULL,
    charge paise,
    rates jsonb NOT NULL CHECK (jsonb_typeof(rates) = 'array'),
    free_above paise CHECK (free_above > 0),
    CONSTRAINT delivery_terms_flat CHECK ((charge IS NOT NULL) = (kind = 'FLAT')),
    CONSTRAINT delivery_terms_by_weight CHECK ((rates <> '[]') = (kind = 'BY_WEIGHT')),
    CONSTRAINT delivery_terms_free CHECK (kind <> 'FREE' OR free_above IS NULL)
  );
`;

const CHARGES = `
  ALTER TABLE fulfillments ADD COLUMN delivery_charge paise NOT NULL DEFAULT 0;
  CREATE FUNCTION keep_delivery_charge() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the charge for delivery was agreed in the order' USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER fulfillments_keep_delivery_charge BEFORE UPDATE OF delivery_charge ON fulfillments
    FOR EACH ROW WHEN (OLD.delivery_charge IS DISTINCT FROM NEW.delivery_charge)
    EXECUTE FUNCTION keep_delivery_charge();
`;

const LEDGER_KINDS = `'CHARGE', 'DEPOSIT_HELD', 'DEPOSIT_RELEASED', 'DEPOSIT_WITHHELD', 'REFUND', 'LATE_FEE',
  'DELIVERY', 'DELIVERY_REFUND'`;

/** An award of a dispute may refund books and delivery, each once. */
const KINDS = `
  ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check,
    ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (${LEDGER_KINDS}));
  ALTER TABLE ledger_totals DROP CONSTRAINT ledger_totals_known_kind,
    ADD CONSTRAINT ledger_totals_known_kind CHECK (kind IN (${LEDGER_KINDS}));
  DROP INDEX ledger_entries_one_award;
  CREATE UNIQUE INDEX ledger_entries_one_award ON ledger_entries (dispute_id, kind) WHERE dispute_id IS NOT NULL;
  CREATE UNIQUE INDEX ledger_entries_one_delivery ON ledger_entries (fulfillment_id) WHERE kind = 'DELIVERY';
`;

/** Locks the fulfillment, so that two refunds at the same time cannot together exceed the charge. */
const IN_LEDGER = `
  CREATE FUNCTION check_delivery_in_ledger(fulfillment text) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    agreed bigint;
    charged bigint;
    refunded bigint;
  BEGIN
    SELECT delivery_charge INTO agreed FROM fulfillments WHERE id = fulfillment FOR NO KEY UPDATE;
    SELECT coalesce(sum(amount) FILTER (WHERE kind = 'DELIVERY'), 0),
           coalesce(sum(amount) FILTER (WHERE kind = 'DELIVERY_REFUND'), 0)
      INTO charged, refunded FROM ledger_entries WHERE fulfillment_id = fulfillment;
    IF charged <> agreed OR refunded > charged THEN
      RAISE EXCEPTION 'the ledger of % charges or refunds another delivery than was agreed', fulfillment
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_delivery';
    END IF;
  END $$;
  CREATE FUNCTION check_delivery_entry() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM check_delivery_in_ledger(NEW.fulfillment_id);
    RETURN NULL;
  END $$;
  CREATE FUNCTION check_charged_delivery() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM check_delivery_in_ledger(NEW.id);
    RETURN NULL;
  END $$;
  CREATE TRIGGER ledger_entries_delivery AFTER INSERT ON ledger_entries
    FOR EACH ROW WHEN (NEW.kind IN ('DELIVERY', 'DELIVERY_REFUND')) EXECUTE FUNCTION check_delivery_entry();
  CREATE CONSTRAINT TRIGGER fulfillments_charge_delivery AFTER INSERT ON fulfillments
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.delivery_charge > 0)
    EXECUTE FUNCTION check_charged_delivery();
`;

const IN_PAPERS = `
  CREATE OR REPLACE FUNCTION check_papers_of_fulfillment() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    charged bigint;
    refunded bigint;
    billed bigint;
    credited bigint;
  BEGIN
    IF NOT EXISTS (SELECT FROM fulfillments f JOIN orders o ON o.id = f.order_id
      WHERE f.id = NEW.fulfillment_id AND f.seller_id = NEW.issuer_id AND o.buyer_id = NEW.recipient_id
        AND o.currency = NEW.currency)
    THEN
      RAISE EXCEPTION 'the paper % is not between the sides of its fulfillment', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'papers_between_sides';
    END IF;
    PERFORM FROM fulfillments WHERE id = NEW.fulfillment_id FOR NO KEY UPDATE;
    SELECT coalesce(sum(amount) FILTER (WHERE kind IN ('CHARGE', 'LATE_FEE', 'DEPOSIT_WITHHELD', 'DELIVERY')), 0),
           coalesce(sum(amount) FILTER (WHERE kind IN ('REFUND', 'DELIVERY_REFUND')), 0)
      INTO charged, refunded FROM ledger_entries WHERE fulfillment_id = NEW.fulfillment_id;
    SELECT coalesce(sum(amount) FILTER (WHERE kind <> 'CREDIT_NOTE'), 0),
           coalesce(sum(amount) FILTER (WHERE kind = 'CREDIT_NOTE'), 0)
      INTO billed, credited FROM papers WHERE fulfillment_id = NEW.fulfillment_id;
    IF billed > charged OR credited > least(refunded, billed) THEN
      RAISE EXCEPTION 'the papers of % exceed what was charged or refunded', NEW.fulfillment_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'papers_within_ledger';
    END IF;
    RETURN NULL;
  END $$;
`;
