import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records the online payments of orders. An order has at most one intent, an intent at most one accepted payment, and
 * no payment is refunded beyond its amount.
 */
export class OnlinePayments1763702960000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(INTENTS);
    await runner.query(ATTEMPTS);
    await runner.query(REFUNDS);
    await runner.query(REFUNDS_WITHIN_ATTEMPT);
    await runner.query(EVENTS);
  }

  async down(): Promise<void> {
    throw new Error('Online payments have moved money: restore a backup instead');
  }
}

const INTENTS = `
  CREATE TABLE payment_intents (
    id type_id PRIMARY KEY,
    order_id type_id NOT NULL UNIQUE REFERENCES orders,
    provider text NOT NULL,
    status text NOT NULL CHECK (status IN ('AWAITING', 'PAID', 'EXPIRED', 'CANCELLED')),
    amount paise NOT NULL CHECK (amount > 0),
    currency text NOT NULL,
    page_reference text,
    page_url text,
    page_closed_at timestamptz(3),
    created_at timestamptz(3) NOT NULL,
    expires_at timestamptz(3) NOT NULL,
    settled_at timestamptz(3),
    CONSTRAINT payment_intents_settled CHECK ((settled_at IS NULL) = (status = 'AWAITING')),
    CONSTRAINT payment_intents_page CHECK ((page_reference IS NULL) = (page_url IS NULL)),
    CONSTRAINT payment_intents_one_page UNIQUE (provider, page_reference)
  );
  CREATE INDEX payment_intents_awaiting ON payment_intents (expires_at, id) WHERE status = 'AWAITING';
  CREATE INDEX payment_intents_ended ON payment_intents (settled_at, id) WHERE status IN ('EXPIRED', 'CANCELLED');
  CREATE INDEX payment_intents_to_close ON payment_intents (settled_at, id)
    WHERE status IN ('EXPIRED', 'CANCELLED') AND page_closed_at IS NULL AND page_reference IS NOT NULL;
`;

/** A payment that belongs to no intent is unknown: it is kept for the operator to look at. */
const ATTEMPTS = `
  CREATE TABLE payment_attempts (
    id type_id PRIMARY KEY,
    intent_id type_id REFERENCES payment_intents,
    provider text NOT NULL,
    reference text NOT NULL,
    status text NOT NULL CHECK (status IN ('FAILED', 'CAPTURED')),
    outcome text CHECK (outcome IN ('ACCEPTED', 'LATE', 'SECOND', 'WRONG_AMOUNT')),
    amount paise NOT NULL CHECK (amount > 0),
    currency text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    captured_at timestamptz(3),
    CONSTRAINT payment_attempts_once UNIQUE (provider, reference),
    CONSTRAINT payment_attempts_captured CHECK ((captured_at IS NULL) = (status = 'FAILED')),
    CONSTRAINT payment_attempts_outcome
      CHECK ((outcome IS NULL) = (status = 'FAILED' OR intent_id IS NULL))
  );
  CREATE UNIQUE INDEX payment_attempts_one_accepted ON payment_attempts (intent_id) WHERE outcome = 'ACCEPTED';
  CREATE INDEX payment_attempts_by_intent ON payment_attempts (intent_id);
  CREATE INDEX payment_attempts_unknown ON payment_attempts (created_at, id) WHERE intent_id IS NULL;
  ALTER TABLE payments ADD COLUMN attempt_id type_id REFERENCES payment_attempts;
  CREATE INDEX payments_by_attempt ON payments (attempt_id) WHERE attempt_id IS NOT NULL;
`;

/** The payment is that of the fulfillment whose money goes back; null if the attempt was not accepted. */
const REFUNDS = `
  CREATE TABLE provider_refunds (
    id type_id PRIMARY KEY,
    attempt_id type_id NOT NULL REFERENCES payment_attempts,
    payment_id type_id REFERENCES payments,
    status text NOT NULL CHECK (status IN ('PENDING', 'DONE', 'FAILED')),
    amount paise NOT NULL CHECK (amount > 0),
    currency text NOT NULL,
    reference text,
    failure text,
    created_at timestamptz(3) NOT NULL,
    settled_at timestamptz(3),
    CONSTRAINT provider_refunds_settled CHECK ((settled_at IS NULL) = (status = 'PENDING')),
    CONSTRAINT provider_refunds_failure CHECK ((failure IS NULL) = (status <> 'FAILED'))
  );
  CREATE UNIQUE INDEX provider_refunds_one_for_a_payment ON provider_refunds (payment_id) WHERE status <> 'FAILED';
  CREATE INDEX provider_refunds_by_attempt ON provider_refunds (attempt_id);
  CREATE INDEX provider_refunds_open ON provider_refunds (created_at, id) WHERE status = 'PENDING';
`;

/** Locks the attempt, so that two refunds at the same time cannot together exceed it. */
const REFUNDS_WITHIN_ATTEMPT = `
  CREATE FUNCTION check_refunds_of_attempt() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    paid bigint;
  BEGIN
    SELECT amount INTO paid FROM payment_attempts WHERE id = NEW.attempt_id FOR UPDATE;
    IF paid < (SELECT sum(amount) FROM provider_refunds WHERE attempt_id = NEW.attempt_id AND status <> 'FAILED') THEN
      RAISE EXCEPTION 'the refunds of % exceed its amount', NEW.attempt_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'provider_refunds_within_attempt';
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER provider_refunds_within_attempt AFTER INSERT OR UPDATE ON provider_refunds
    FOR EACH ROW EXECUTE FUNCTION check_refunds_of_attempt();
`;

const EVENTS = `
  CREATE TABLE provider_events (
    provider text NOT NULL,
    event_id text NOT NULL,
    type text NOT NULL,
    received_at timestamptz(3) NOT NULL,
    PRIMARY KEY (provider, event_id)
  );
  CREATE INDEX provider_events_by_time ON provider_events (received_at);
`;
