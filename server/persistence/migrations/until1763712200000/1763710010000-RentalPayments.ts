import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets an order have further online payments beside its own: for the extension of a rental, and for what is missing when
 * the renter buys the copies. Nothing takes effect before it is paid or twice, and days are kept only while they are paid for.
 */
export class RentalPayments1763710010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [INTENTS, FURTHER_INTENTS, AWAITED, HELD_DAYS, PAID_BY, AS_PAID, IN_EFFECT])
      await runner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Payments of rentals have moved money: restore a backup instead');
  }
}

const INTENTS = `
  ALTER TABLE payment_intents
    ADD COLUMN purpose text NOT NULL DEFAULT 'ORDER' CHECK (purpose IN ('ORDER', 'EXTENSION', 'PURCHASE')),
    ADD COLUMN order_item_id type_id REFERENCES order_items,
    DROP CONSTRAINT payment_intents_order_id_key,
    ADD CONSTRAINT payment_intents_line CHECK ((order_item_id IS NULL) = (purpose = 'ORDER')),
    ADD CONSTRAINT payment_intents_of_line UNIQUE (id, order_item_id);
  CREATE UNIQUE INDEX payment_intents_one_of_order ON payment_intents (order_id) WHERE purpose = 'ORDER';
  CREATE UNIQUE INDEX payment_intents_one_awaited_of_line ON payment_intents (order_item_id) WHERE status = 'AWAITING';
  CREATE INDEX payment_intents_by_order ON payment_intents (order_id);
  CREATE INDEX payment_intents_by_line ON payment_intents (order_item_id, created_at, id) WHERE order_item_id IS NOT NULL;
`;

/** Only an order that was paid online has further online payments. */
const FURTHER_INTENTS = `
  CREATE FUNCTION check_further_intent() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT EXISTS (SELECT FROM order_items i JOIN fulfillments f ON f.id = i.fulfillment_id
      WHERE i.id = NEW.order_item_id AND f.order_id = NEW.order_id)
      OR NOT EXISTS (SELECT FROM payment_intents
        WHERE order_id = NEW.order_id AND purpose = 'ORDER' AND status = 'PAID')
    THEN
      RAISE EXCEPTION 'the payment % is of no line of an order that was paid online', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_intents_further';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER payment_intents_further BEFORE INSERT ON payment_intents
    FOR EACH ROW WHEN (NEW.purpose <> 'ORDER') EXECUTE FUNCTION check_further_intent();
`;

/** What takes effect when the payment arrives, as it was agreed when it began. */
const AWAITED = `
  CREATE TABLE awaited_extensions (
    intent_id type_id PRIMARY KEY,
    order_item_id type_id NOT NULL,
    months integer NOT NULL CHECK (months >= 1),
    extended_from date NOT NULL,
    ends_on date NOT NULL CHECK (ends_on > extended_from),
    commission paise NOT NULL CHECK (commission >= 0),
    idempotency_key text CHECK (length(idempotency_key) BETWEEN 1 AND 200),
    UNIQUE (order_item_id, idempotency_key),
    FOREIGN KEY (intent_id, order_item_id) REFERENCES payment_intents (id, order_item_id)
  );
  CREATE INDEX awaited_extensions_with_key ON awaited_extensions (intent_id) WHERE idempotency_key IS NOT NULL;
  CREATE TRIGGER awaited_extensions_are_append_only BEFORE UPDATE OR DELETE ON awaited_extensions
    FOR EACH ROW EXECUTE FUNCTION refuse_all_but_forgetting('idempotency_key');
  CREATE TABLE awaited_purchases (
    intent_id type_id PRIMARY KEY,
    order_item_id type_id NOT NULL,
    price paise NOT NULL,
    rent_counted paise NOT NULL,
    late_fee paise NOT NULL,
    from_deposit paise NOT NULL,
    commission paise NOT NULL,
    FOREIGN KEY (intent_id, order_item_id) REFERENCES payment_intents (id, order_item_id)
  );
  CREATE TRIGGER awaited_purchases_are_append_only BEFORE UPDATE OR DELETE ON awaited_purchases
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
`;

/** Days that are kept for a renter while they pay for them are allocated beside those that were agreed. */
const HELD_DAYS = `
  ALTER TABLE allocations ADD COLUMN intent_id type_id REFERENCES payment_intents;
  CREATE INDEX allocations_held ON allocations (intent_id) WHERE intent_id IS NOT NULL AND released_at IS NULL;
  CREATE FUNCTION check_held_days(intent text) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM allocations a JOIN payment_intents i ON i.id = a.intent_id
      WHERE a.intent_id = intent AND a.released_at IS NULL AND i.status <> 'AWAITING')
    THEN
      RAISE EXCEPTION 'days are kept for the payment %, which has ended', intent
        USING ERRCODE = 'check_violation', CONSTRAINT = 'allocations_held_while_awaited';
    END IF;
  END $$;
  CREATE FUNCTION check_new_held_days() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM check_held_days(NEW.intent_id);
    RETURN NULL;
  END $$;
  CREATE FUNCTION check_days_of_ended_intent() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM check_held_days(NEW.id);
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER allocations_held_while_awaited AFTER INSERT ON allocations DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.intent_id IS NOT NULL) EXECUTE FUNCTION check_new_held_days();
  CREATE CONSTRAINT TRIGGER payment_intents_free_their_days AFTER UPDATE OF status ON payment_intents
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status <> 'AWAITING' AND NEW.purpose <> 'ORDER')
    EXECUTE FUNCTION check_days_of_ended_intent();
`;

const PAID_BY = `
  ALTER TABLE rental_extensions
    ADD COLUMN intent_id type_id UNIQUE REFERENCES payment_intents,
    ADD COLUMN commission paise NOT NULL DEFAULT 0,
    ADD CONSTRAINT rental_extensions_commission CHECK (commission BETWEEN 0 AND charge AND (commission = 0 OR intent_id IS NOT NULL));
  ALTER TABLE rental_purchases ADD COLUMN intent_id type_id UNIQUE REFERENCES payment_intents;
`;

/** An extension or a purchase by a payment is exactly what was paid; without one, none may be awaited. */
const AS_PAID = `
  CREATE FUNCTION check_extension_as_paid() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.intent_id IS NULL THEN
      IF EXISTS (SELECT FROM payment_intents WHERE order_item_id = NEW.order_item_id AND status = 'AWAITING') THEN
        RAISE EXCEPTION 'a payment for % is awaited', NEW.order_item_id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'rental_extensions_not_awaited';
      END IF;
    ELSIF NOT EXISTS (SELECT FROM payment_intents i JOIN awaited_extensions a ON a.intent_id = i.id
      WHERE i.id = NEW.intent_id AND i.status = 'PAID' AND i.purpose = 'EXTENSION' AND i.amount = NEW.charge
        AND a.order_item_id = NEW.order_item_id AND a.months = NEW.months AND a.extended_from = NEW.extended_from
        AND a.ends_on = NEW.ends_on AND a.commission = NEW.commission)
    THEN
      RAISE EXCEPTION 'the extension % was not paid', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'rental_extensions_as_paid';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER rental_extensions_as_paid BEFORE INSERT ON rental_extensions
    FOR EACH ROW EXECUTE FUNCTION check_extension_as_paid();
  CREATE FUNCTION check_purchase_as_paid() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.intent_id IS NULL THEN
      IF EXISTS (SELECT FROM payment_intents WHERE order_item_id = NEW.order_item_id AND status = 'AWAITING') THEN
        RAISE EXCEPTION 'a payment for % is awaited', NEW.order_item_id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'rental_purchases_not_awaited';
      END IF;
    ELSIF NOT EXISTS (SELECT FROM payment_intents i JOIN awaited_purchases a ON a.intent_id = i.id
      WHERE i.id = NEW.intent_id AND i.status = 'PAID' AND i.purpose = 'PURCHASE'
        AND i.amount = NEW.price - NEW.rent_counted - NEW.from_deposit
        AND a.order_item_id = NEW.order_item_id AND a.price = NEW.price AND a.rent_counted = NEW.rent_counted
        AND a.late_fee = NEW.late_fee AND a.from_deposit = NEW.from_deposit AND a.commission = NEW.commission)
    THEN
      RAISE EXCEPTION 'the purchase % was not paid', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'rental_purchases_as_paid';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER rental_purchases_as_paid BEFORE INSERT ON rental_purchases
    FOR EACH ROW EXECUTE FUNCTION check_purchase_as_paid();
`;

/** What was paid takes effect in the same transaction, and a payment that ended stays ended. */
const IN_EFFECT = `
  CREATE FUNCTION check_paid_intent_in_effect() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT EXISTS (SELECT FROM rental_extensions WHERE intent_id = NEW.id)
      AND NOT EXISTS (SELECT FROM rental_purchases WHERE intent_id = NEW.id)
    THEN
      RAISE EXCEPTION 'what % has paid did not take effect', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_intents_in_effect';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER payment_intents_in_effect AFTER INSERT OR UPDATE OF status ON payment_intents
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'PAID' AND NEW.purpose <> 'ORDER')
    EXECUTE FUNCTION check_paid_intent_in_effect();
  CREATE FUNCTION refuse_ended_intent() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the payment % has ended', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_intents_stay_ended';
  END $$;
  CREATE TRIGGER payment_intents_stay_ended BEFORE UPDATE OF status ON payment_intents
    FOR EACH ROW WHEN (OLD.purpose <> 'ORDER' AND OLD.status <> 'AWAITING' AND NEW.status <> OLD.status)
    EXECUTE FUNCTION refuse_ended_intent();
`;
