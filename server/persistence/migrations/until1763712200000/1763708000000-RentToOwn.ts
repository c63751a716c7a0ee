import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets renters buy what they have rented: the share of the rent that a listing counts towards the price, the offer of
 * each order line, and the purchases. Nothing is bought twice, after its return, or for more than was agreed, and bought copies
 * never come back to the stock.
 */
export class RentToOwn1763708000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [OFFERS, PURCHASES, CHECKED_PURCHASES, KEPT_COPIES, KINDS, IN_LEDGER, IN_PAPERS])
      await runner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Purchases of rented copies are known only here: restore a backup instead');
  }
}

const OFFERS = `
  ALTER TABLE books
    ADD COLUMN rent_credit_percent integer,
    ADD CONSTRAINT books_rent_credit CHECK (
      rent_credit_percent IS NULL OR rent_credit_percent BETWEEN 0 AND 100 AND rent_per_month IS NOT NULL);
  ALTER TABLE order_items
    ADD COLUMN purchase_price paise,
    ADD COLUMN rent_credit_percent integer,
    ADD CONSTRAINT order_items_purchase_offer CHECK (
      (purchase_price IS NULL) = (rent_credit_percent IS NULL)
      AND (purchase_price IS NULL OR purchase_price > 0 AND rent_credit_percent BETWEEN 0 AND 100 AND type = 'RENTAL'));
`;

const PURCHASES = `
  CREATE TABLE rental_purchases (
    id type_id PRIMARY KEY,
    order_item_id type_id NOT NULL UNIQUE REFERENCES order_items,
    timeline_entry_id type_id NOT NULL UNIQUE REFERENCES timeline_entries,
    price paise NOT NULL,
    rent_counted paise NOT NULL,
    late_fee paise NOT NULL,
    from_deposit paise NOT NULL,
    commission paise NOT NULL,
    CONSTRAINT rental_purchases_within_price CHECK (
      rent_counted BETWEEN 0 AND price AND from_deposit BETWEEN 0 AND price - rent_counted),
    CONSTRAINT rental_purchases_commission CHECK (commission BETWEEN 0 AND price - rent_counted)
  );
  CREATE TRIGGER purchases_are_append_only BEFORE UPDATE OR DELETE ON rental_purchases
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER purchases_are_never_emptied BEFORE TRUNCATE ON rental_purchases
    FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
`;

/** Locks the fulfillment, so that the copies are not returned at the same time. */
const CHECKED_PURCHASES = `
  CREATE FUNCTION check_rental_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    line order_items;
    reached text;
  BEGIN
    SELECT * INTO line FROM order_items WHERE id = NEW.order_item_id;
    SELECT status INTO reached FROM fulfillments WHERE id = line.fulfillment_id FOR NO KEY UPDATE;
    IF reached <> 'DELIVERED' THEN
      RAISE EXCEPTION 'the copies of % are not with their renter', line.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'rental_purchases_while_rented';
    END IF;
    IF line.purchase_price IS DISTINCT FROM NEW.price OR NEW.late_fee + NEW.from_deposit > line.deposit THEN
      RAISE EXCEPTION 'the purchase of % is not the one that was agreed', line.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'rental_purchases_as_agreed';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER rental_purchases_as_agreed BEFORE INSERT ON rental_purchases
    FOR EACH ROW EXECUTE FUNCTION check_rental_purchase();
`;

const KEPT_COPIES = `
  CREATE FUNCTION keep_bought_copies() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM rental_purchases WHERE order_item_id = OLD.order_item_id) THEN
      RAISE EXCEPTION 'the copies of % were bought', OLD.order_item_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'allocations_keep_bought_copies';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER allocations_keep_bought_copies BEFORE UPDATE OF released_at, period ON allocations
    FOR EACH ROW WHEN (upper_inf(OLD.period)) EXECUTE FUNCTION keep_bought_copies();
`;

const LEDGER_KINDS = `'CHARGE', 'DEPOSIT_HELD', 'DEPOSIT_RELEASED', 'DEPOSIT_WITHHELD', 'REFUND', 'LATE_FEE',
  'DELIVERY', 'DELIVERY_REFUND', 'PURCHASE', 'DEPOSIT_SPENT'`;

const KINDS = `
  ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_kind_check,
    ADD CONSTRAINT ledger_entries_kind_check CHECK (kind IN (${LEDGER_KINDS}));
  ALTER TABLE ledger_totals DROP CONSTRAINT ledger_totals_known_kind,
    ADD CONSTRAINT ledger_totals_known_kind CHECK (kind IN (${LEDGER_KINDS}));
`;

/** The ledger of a fulfillment charges its purchases once, no more and no less. */
const IN_LEDGER = `
  CREATE FUNCTION check_purchases_in_ledger(fulfillment text) RETURNS void LANGUAGE plpgsql AS $$
  DECLARE
    to_pay bigint;
    spent bigint;
    charged bigint;
    taken bigint;
  BEGIN
    SELECT coalesce(sum(p.price - p.rent_counted - p.from_deposit), 0), coalesce(sum(p.from_deposit), 0)
      INTO to_pay, spent FROM rental_purchases p JOIN order_items i ON i.id = p.order_item_id
      WHERE i.fulfillment_id = fulfillment;
    SELECT coalesce(sum(amount) FILTER (WHERE kind = 'PURCHASE'), 0),
           coalesce(sum(amount) FILTER (WHERE kind = 'DEPOSIT_SPENT'), 0)
      INTO charged, taken FROM ledger_entries WHERE fulfillment_id = fulfillment;
    IF charged <> to_pay OR taken <> spent THEN
      RAISE EXCEPTION 'the ledger of % charges other purchases than were made', fulfillment
        USING ERRCODE = 'check_violation', CONSTRAINT = 'ledger_entries_purchases';
    END IF;
  END $$;
  CREATE FUNCTION check_purchase_entry() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM check_purchases_in_ledger(NEW.fulfillment_id);
    RETURN NULL;
  END $$;
  CREATE FUNCTION check_charged_purchase() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM check_purchases_in_ledger((SELECT fulfillment_id FROM order_items WHERE id = NEW.order_item_id));
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER ledger_entries_purchases AFTER INSERT ON ledger_entries DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.kind IN ('PURCHASE', 'DEPOSIT_SPENT')) EXECUTE FUNCTION check_purchase_entry();
  CREATE CONSTRAINT TRIGGER rental_purchases_charged AFTER INSERT ON rental_purchases DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION check_charged_purchase();
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
    SELECT coalesce(sum(amount) FILTER (WHERE kind IN (
             'CHARGE', 'LATE_FEE', 'DEPOSIT_WITHHELD', 'DELIVERY', 'PURCHASE', 'DEPOSIT_SPENT')), 0),
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
