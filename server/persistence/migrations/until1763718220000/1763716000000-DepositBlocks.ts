import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets a bank block the deposits of an order instead of charging them. What is kept of them is captured in parts, each a payment
 * of its own; the rest is released.
 */
export class DepositBlocks1763716000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [BLOCKS, CAPTURES, BLOCK_STEPS, WITHIN_BLOCK, CAPTURE_STEPS, PAID_BY_CAPTURE])
      await runner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Blocked deposits have moved money: restore a backup instead');
  }
}

/** A payment has at most one block: UPI Reserve Pay blocks up to 10,000 rupees for up to 90 days. */
const BLOCKS = `
  ALTER TABLE payment_intents ADD COLUMN blockable paise CHECK (blockable BETWEEN 1 AND 1000000),
    ADD CONSTRAINT payment_intents_blockable CHECK (blockable IS NULL OR purpose = 'ORDER');
  CREATE TABLE deposit_blocks (
    id type_id PRIMARY KEY,
    intent_id type_id NOT NULL REFERENCES payment_intents,
    order_id type_id NOT NULL REFERENCES orders,
    provider text NOT NULL,
    reference text NOT NULL,
    is_used boolean NOT NULL,
    status text NOT NULL CHECK (status IN ('ACTIVE', 'RELEASING', 'RELEASED', 'EXPIRED')),
    amount paise NOT NULL,
    currency text NOT NULL CHECK (currency = 'INR'),
    return_by date NOT NULL,
    created_at timestamptz(3) NOT NULL,
    expires_at timestamptz(3) NOT NULL,
    warned_at timestamptz(3),
    ended_at timestamptz(3),
    CONSTRAINT deposit_blocks_one_for_a_payment UNIQUE (intent_id),
    CONSTRAINT deposit_blocks_at_provider UNIQUE (provider, reference),
    CONSTRAINT deposit_blocks_limit CHECK (amount BETWEEN 1 AND 1000000),
    CONSTRAINT deposit_blocks_days CHECK (expires_at <= created_at + interval '90 days'),
    CONSTRAINT deposit_blocks_unused CHECK (is_used OR status <> 'ACTIVE'),
    CONSTRAINT deposit_blocks_ended CHECK ((ended_at IS NOT NULL) = (status IN ('RELEASED', 'EXPIRED')))
  );
  CREATE UNIQUE INDEX deposit_blocks_one_of_order ON deposit_blocks (order_id) WHERE is_used;
  CREATE INDEX deposit_blocks_open ON deposit_blocks (id) WHERE status IN ('ACTIVE', 'RELEASING');
`;

const CAPTURES = `
  CREATE TABLE deposit_captures (
    id type_id PRIMARY KEY,
    block_id type_id NOT NULL REFERENCES deposit_blocks,
    fulfillment_id type_id NOT NULL REFERENCES fulfillments,
    payment_id type_id NOT NULL UNIQUE REFERENCES payments,
    status text NOT NULL CHECK (status IN ('PENDING', 'DONE', 'FAILED')),
    amount paise NOT NULL CHECK (amount > 0),
    currency text NOT NULL,
    intent_id type_id UNIQUE REFERENCES payment_intents,
    failure text CHECK (failure <> ''),
    created_at timestamptz(3) NOT NULL,
    settled_at timestamptz(3),
    CONSTRAINT deposit_captures_settled CHECK ((settled_at IS NULL) = (status = 'PENDING')),
    CONSTRAINT deposit_captures_paid CHECK ((intent_id IS NULL) = (status <> 'DONE')),
    CONSTRAINT deposit_captures_failure CHECK ((failure IS NULL) = (status <> 'FAILED'))
  );
  CREATE INDEX deposit_captures_by_block ON deposit_captures (block_id);
  CREATE INDEX deposit_captures_by_fulfillment ON deposit_captures (fulfillment_id);
  CREATE INDEX deposit_captures_open ON deposit_captures (id) WHERE status = 'PENDING';
`;

/** A block that is used is the one that was offered, and one that has ended stays as it is. */
const BLOCK_STEPS = `
  CREATE FUNCTION check_deposit_block() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.is_used AND NOT EXISTS (SELECT FROM payment_intents i WHERE i.id = NEW.intent_id AND i.order_id = NEW.order_id
      AND i.status = 'PAID' AND i.blockable = NEW.amount AND i.currency = NEW.currency AND i.provider = NEW.provider)
    THEN
      RAISE EXCEPTION 'the block % was not offered, or its order is not paid', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'deposit_blocks_as_offered';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER deposit_blocks_as_offered AFTER INSERT ON deposit_blocks DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION check_deposit_block();
  CREATE FUNCTION keep_deposit_block_steps() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (OLD.intent_id, OLD.order_id, OLD.provider, OLD.reference, OLD.is_used, OLD.amount, OLD.currency, OLD.created_at, OLD.expires_at)
        IS DISTINCT FROM
       (NEW.intent_id, NEW.order_id, NEW.provider, NEW.reference, NEW.is_used, NEW.amount, NEW.currency, NEW.created_at, NEW.expires_at)
      OR OLD.status <> NEW.status
        AND (OLD.status, NEW.status) NOT IN (('ACTIVE', 'RELEASING'), ('ACTIVE', 'EXPIRED'), ('RELEASING', 'RELEASED'))
    THEN
      RAISE EXCEPTION 'the block % cannot change like this', OLD.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'deposit_blocks_steps';
    END IF;
    IF NEW.status = 'RELEASING' AND EXISTS (SELECT FROM deposit_captures WHERE block_id = NEW.id AND status = 'PENDING') THEN
      RAISE EXCEPTION 'a part of the block % is being captured', OLD.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'deposit_blocks_release_last';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER deposit_blocks_steps BEFORE UPDATE ON deposit_blocks
    FOR EACH ROW EXECUTE FUNCTION keep_deposit_block_steps();
`;

/** Locks the block, so that two captures at the same time cannot together exceed it, and none begins after the release. */
const WITHIN_BLOCK = `
  CREATE FUNCTION check_deposit_capture() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    block deposit_blocks;
  BEGIN
    SELECT * INTO block FROM deposit_blocks WHERE id = NEW.block_id FOR NO KEY UPDATE;
    IF block.status <> 'ACTIVE' OR NEW.status <> 'PENDING' THEN
      RAISE EXCEPTION 'nothing can be captured of the block %', NEW.block_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'deposit_captures_of_active_block';
    END IF;
    IF NOT EXISTS (SELECT FROM fulfillments f JOIN payments p ON p.fulfillment_id = f.id
      WHERE f.id = NEW.fulfillment_id AND f.order_id = block.order_id AND p.id = NEW.payment_id AND p.kind = 'PAYMENT'
        AND p.status = 'PENDING' AND p.amount = NEW.amount AND p.currency = NEW.currency AND NEW.currency = block.currency)
    THEN
      RAISE EXCEPTION 'the capture % is of another order or amount', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'deposit_captures_as_owed';
    END IF;
    IF block.amount - NEW.amount
      < (SELECT coalesce(sum(amount), 0) FROM deposit_captures WHERE block_id = NEW.block_id AND status <> 'FAILED')
    THEN
      RAISE EXCEPTION 'the captures exceed the block %', NEW.block_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'deposit_captures_within_block';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER deposit_captures_within_block BEFORE INSERT ON deposit_captures
    FOR EACH ROW EXECUTE FUNCTION check_deposit_capture();
`;

const CAPTURE_STEPS = `
  CREATE FUNCTION keep_deposit_capture_steps() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.status <> 'PENDING'
      OR (OLD.block_id, OLD.fulfillment_id, OLD.payment_id, OLD.amount, OLD.currency)
        IS DISTINCT FROM (NEW.block_id, NEW.fulfillment_id, NEW.payment_id, NEW.amount, NEW.currency)
    THEN
      RAISE EXCEPTION 'the capture % cannot change like this', OLD.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'deposit_captures_steps';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER deposit_captures_steps BEFORE UPDATE ON deposit_captures
    FOR EACH ROW EXECUTE FUNCTION keep_deposit_capture_steps();
`;

/** What is captured becomes an online payment of the order, and there is none of the kind without a capture. */
const PAID_BY_CAPTURE = `
  ALTER TABLE payment_intents DROP CONSTRAINT payment_intents_purpose_check,
    ADD CONSTRAINT payment_intents_purpose_check CHECK (purpose IN ('ORDER', 'EXTENSION', 'PURCHASE', 'DEPOSIT')),
    DROP CONSTRAINT payment_intents_line,
    ADD CONSTRAINT payment_intents_line CHECK ((order_item_id IS NULL) = (purpose IN ('ORDER', 'DEPOSIT'))),
    ADD CONSTRAINT payment_intents_captured CHECK (purpose <> 'DEPOSIT' OR status = 'PAID');
  DROP TRIGGER payment_intents_further ON payment_intents;
  CREATE TRIGGER payment_intents_further BEFORE INSERT ON payment_intents
    FOR EACH ROW WHEN (NEW.purpose IN ('EXTENSION', 'PURCHASE')) EXECUTE FUNCTION check_further_intent();
  DROP TRIGGER payment_intents_in_effect ON payment_intents;
  CREATE CONSTRAINT TRIGGER payment_intents_in_effect AFTER INSERT OR UPDATE OF status ON payment_intents
    DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.status = 'PAID' AND NEW.purpose IN ('EXTENSION', 'PURCHASE'))
    EXECUTE FUNCTION check_paid_intent_in_effect();
  CREATE FUNCTION check_captured_intent() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT EXISTS (SELECT FROM deposit_captures c JOIN deposit_blocks b ON b.id = c.block_id
      WHERE c.intent_id = NEW.id AND c.status = 'DONE' AND c.amount = NEW.amount AND c.currency = NEW.currency
        AND b.order_id = NEW.order_id)
    THEN
      RAISE EXCEPTION 'the payment % was not captured from a block', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_intents_of_capture';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER payment_intents_of_capture AFTER INSERT ON payment_intents DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW WHEN (NEW.purpose = 'DEPOSIT') EXECUTE FUNCTION check_captured_intent();
`;
