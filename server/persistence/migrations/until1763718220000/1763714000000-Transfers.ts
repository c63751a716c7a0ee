import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets the sellers' parts of a payment be transferred to their linked accounts right after it was captured. They are held there,
 * and what buyers get back is reversed. A share is transferred once at most.
 */
export class Transfers1763714000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACCOUNTS);
    await runner.query(TRANSFERS);
    await runner.query(TRANSFER_STEPS);
    await runner.query(REVERSALS);
  }

  async down(): Promise<void> {
    throw new Error('Sellers were paid by transfers: restore a backup instead');
  }
}

const ACCOUNTS = `
  CREATE TABLE linked_accounts (
    seller_id type_id PRIMARY KEY REFERENCES users,
    provider text NOT NULL,
    reference text,
    product_reference text,
    status text NOT NULL CHECK (status IN ('REQUESTED', 'UNDER_REVIEW', 'ACTIVE', 'REFUSED')),
    note text,
    bank_account_end text NOT NULL,
    submitted_at timestamptz(3) NOT NULL,
    active_since timestamptz(3),
    CONSTRAINT linked_accounts_at_provider UNIQUE (provider, reference),
    CONSTRAINT linked_accounts_active CHECK ((active_since IS NOT NULL) = (status = 'ACTIVE')
      AND (status <> 'ACTIVE' OR num_nonnulls(reference, product_reference) = 2))
  );
  CREATE INDEX linked_accounts_to_follow ON linked_accounts (seller_id) WHERE status <> 'ACTIVE';
`;

/** The first earning of a fulfillment is what is transferred, so the transfer is never another amount. */
const TRANSFERS = `
  CREATE TABLE transfers (
    id type_id PRIMARY KEY,
    fulfillment_id type_id NOT NULL REFERENCES fulfillments,
    attempt_id type_id NOT NULL REFERENCES payment_attempts,
    earning_id type_id NOT NULL UNIQUE REFERENCES earnings,
    seller_id type_id NOT NULL REFERENCES users,
    provider text NOT NULL,
    account text NOT NULL,
    status text NOT NULL
      CHECK (status IN ('PLANNED', 'ASKED', 'HELD', 'RELEASED', 'REVERSED', 'FAILED', 'DROPPED')),
    amount paise NOT NULL CHECK (amount > 0),
    currency currency_code NOT NULL,
    fee paise NOT NULL DEFAULT 0,
    fee_tax paise NOT NULL DEFAULT 0,
    reference text,
    note text,
    withdrawn boolean NOT NULL DEFAULT false,
    asked_at timestamptz(3),
    created_at timestamptz(3) NOT NULL,
    ended_at timestamptz(3),
    CONSTRAINT transfers_once UNIQUE (fulfillment_id, attempt_id),
    CONSTRAINT transfers_at_provider UNIQUE (provider, reference),
    CONSTRAINT transfers_fee CHECK (fee_tax <= fee),
    CONSTRAINT transfers_made CHECK (status NOT IN ('HELD', 'RELEASED', 'REVERSED') OR reference IS NOT NULL),
    CONSTRAINT transfers_asked CHECK (asked_at IS NOT NULL OR status IN ('PLANNED', 'DROPPED')),
    CONSTRAINT transfers_ended CHECK ((ended_at IS NULL) = (status IN ('PLANNED', 'ASKED', 'HELD')))
  );
  CREATE INDEX transfers_by_attempt ON transfers (attempt_id);
  CREATE INDEX transfers_open ON transfers (id) WHERE status IN ('PLANNED', 'ASKED');
  CREATE INDEX transfers_held ON transfers (seller_id, id) WHERE status = 'HELD';
  CREATE FUNCTION check_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM earnings e WHERE e.id = NEW.earning_id AND e.fulfillment_id = NEW.fulfillment_id AND e.payout_id IS NULL
      AND (e.seller_id, e.amount, e.currency) = (NEW.seller_id, NEW.amount, NEW.currency);
    IF NOT FOUND OR NEW.status <> 'PLANNED' THEN
      RAISE EXCEPTION 'the transfer % is not what was earned', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'transfers_of_earnings';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER transfers_of_earnings BEFORE INSERT ON transfers FOR EACH ROW EXECUTE FUNCTION check_transfer();
`;

/** The lock of the payment lets a refund begin before or after a transfer is asked for, and never meanwhile. */
const TRANSFER_STEPS = `
  CREATE FUNCTION keep_transfer_steps() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (OLD.fulfillment_id, OLD.attempt_id, OLD.earning_id, OLD.seller_id, OLD.provider, OLD.account, OLD.amount, OLD.currency)
        IS DISTINCT FROM
        (NEW.fulfillment_id, NEW.attempt_id, NEW.earning_id, NEW.seller_id, NEW.provider, NEW.account, NEW.amount, NEW.currency)
      OR OLD.reference IS NOT NULL AND OLD.reference IS DISTINCT FROM NEW.reference
      OR OLD.withdrawn AND NOT NEW.withdrawn
      OR OLD.status <> NEW.status AND (OLD.status, NEW.status) NOT IN (('PLANNED', 'ASKED'), ('PLANNED', 'DROPPED'),
        ('ASKED', 'PLANNED'), ('ASKED', 'HELD'), ('ASKED', 'FAILED'), ('HELD', 'RELEASED'), ('HELD', 'REVERSED'),
        ('HELD', 'FAILED'))
      OR NEW.status = 'RELEASED'
        AND NOT EXISTS (SELECT FROM payouts WHERE transfer_id = NEW.id AND status = 'PAID')
      OR NEW.status = 'REVERSED' AND NEW.amount IS DISTINCT FROM
        (SELECT sum(amount) FROM transfer_reversals WHERE transfer_id = NEW.id AND status = 'DONE')
    THEN
      RAISE EXCEPTION 'the transfer % cannot change like this', OLD.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'transfers_steps';
    END IF;
    IF OLD.status = 'PLANNED' AND NEW.status = 'ASKED' THEN
      PERFORM FROM payment_attempts WHERE id = NEW.attempt_id FOR UPDATE;
      IF EXISTS (SELECT FROM provider_refunds WHERE attempt_id = NEW.attempt_id) THEN
        RAISE EXCEPTION 'a refund of the payment of % has begun', OLD.id
          USING ERRCODE = 'check_violation', CONSTRAINT = 'transfers_before_refunds';
      END IF;
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER transfers_steps BEFORE UPDATE ON transfers FOR EACH ROW EXECUTE FUNCTION keep_transfer_steps();
`;

const REVERSALS = `
  CREATE TABLE transfer_reversals (
    id type_id PRIMARY KEY,
    transfer_id type_id NOT NULL REFERENCES transfers,
    status text NOT NULL CHECK (status IN ('PENDING', 'FAILED', 'DONE')),
    amount paise NOT NULL CHECK (amount > 0),
    currency currency_code NOT NULL,
    reference text,
    note text,
    asked_at timestamptz(3),
    created_at timestamptz(3) NOT NULL,
    CONSTRAINT transfer_reversals_made CHECK ((reference IS NOT NULL) = (status = 'DONE')),
    CONSTRAINT transfer_reversals_failed CHECK (status <> 'FAILED' OR num_nonnulls(note, asked_at) = 2),
    CONSTRAINT transfer_reversals_once UNIQUE (transfer_id, reference)
  );
  CREATE INDEX transfer_reversals_open ON transfer_reversals (id) WHERE status <> 'DONE';
  CREATE FUNCTION check_reversal() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM transfers WHERE id = NEW.transfer_id AND status = 'HELD' FOR NO KEY UPDATE;
    IF NOT FOUND OR EXISTS (SELECT FROM payouts WHERE transfer_id = NEW.transfer_id) THEN
      RAISE EXCEPTION 'the transfer % is not held', NEW.transfer_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'transfer_reversals_while_held';
    END IF;
    IF (SELECT sum(amount) FROM transfer_reversals WHERE transfer_id = NEW.transfer_id)
        > (SELECT amount FROM transfers WHERE id = NEW.transfer_id) THEN
      RAISE EXCEPTION 'the reversals exceed the transfer %', NEW.transfer_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'transfer_reversals_within_transfer';
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER transfer_reversals_allowed AFTER INSERT ON transfer_reversals
    FOR EACH ROW EXECUTE FUNCTION check_reversal();
  CREATE FUNCTION keep_reversal() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.status = 'DONE' OR (OLD.transfer_id, OLD.amount, OLD.currency) <> (NEW.transfer_id, NEW.amount, NEW.currency) THEN
      RAISE EXCEPTION 'the reversal % cannot change like this', OLD.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'transfer_reversals_steps';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER transfer_reversals_steps BEFORE UPDATE ON transfer_reversals
    FOR EACH ROW EXECUTE FUNCTION keep_reversal();
`;
