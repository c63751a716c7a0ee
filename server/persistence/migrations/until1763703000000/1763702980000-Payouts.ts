import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records what sellers earn from online payments, and the payouts of it. An earning is in one payout at most, a seller
 * has one pending payout at most, and nobody earns more from a fulfillment than its buyer paid online and got not back.
 */
export class Payouts1763702980000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COMMISSION);
    await runner.query(PAYOUTS);
    await runner.query(EARNINGS);
    await runner.query(EARNINGS_STAY);
    await runner.query(EARNINGS_WITHIN_PAYMENTS);
    await runner.query(PAYOUT_IS_ITS_EARNINGS);
    await runner.query(ACTIONS);
  }

  async down(): Promise<void> {
    throw new Error('Payouts have moved money: restore a backup instead');
  }
}

const COMMISSION = `
  ALTER TABLE order_items ADD COLUMN commission paise NOT NULL DEFAULT 0,
    ADD CONSTRAINT order_items_commission CHECK (commission <= line_total);
  ALTER TABLE users ADD COLUMN upi_changed_at timestamptz(3);
`;

const PAYOUTS = `
  CREATE TABLE payouts (
    id type_id PRIMARY KEY,
    seller_id type_id NOT NULL REFERENCES users,
    status text NOT NULL CHECK (status IN ('PENDING', 'PAID', 'FAILED')),
    amount paise NOT NULL CHECK (amount > 0),
    currency currency_code NOT NULL,
    upi_address text,
    reference text,
    failure text,
    settled_by type_id REFERENCES users,
    created_at timestamptz(3) NOT NULL,
    settled_at timestamptz(3),
    CONSTRAINT payouts_of_seller UNIQUE (id, seller_id),
    CONSTRAINT payouts_settled CHECK ((settled_at IS NULL) = (status = 'PENDING')
      AND (settled_by IS NULL) = (status = 'PENDING')),
    CONSTRAINT payouts_paid_under_reference CHECK (status <> 'PAID' OR reference IS NOT NULL),
    CONSTRAINT payouts_failure CHECK ((failure IS NULL) = (status <> 'FAILED'))
  );
  CREATE UNIQUE INDEX payouts_one_pending ON payouts (seller_id, currency) WHERE status = 'PENDING';
  CREATE UNIQUE INDEX payouts_reference_once ON payouts (lower(reference)) WHERE reference IS NOT NULL;
  CREATE INDEX payouts_by_seller ON payouts (seller_id, created_at, id);
  CREATE INDEX payouts_pending ON payouts (created_at, id) WHERE status = 'PENDING';
`;

const EARNINGS = `
  CREATE TABLE earnings (
    id type_id PRIMARY KEY,
    seller_id type_id NOT NULL REFERENCES users,
    fulfillment_id type_id NOT NULL REFERENCES fulfillments,
    amount bigint NOT NULL,
    commission bigint NOT NULL,
    currency currency_code NOT NULL,
    earned_at timestamptz(3),
    payout_id type_id,
    created_at timestamptz(3) NOT NULL,
    CONSTRAINT earnings_something CHECK (amount <> 0 OR commission <> 0),
    CONSTRAINT earnings_paid_to_seller FOREIGN KEY (payout_id, seller_id) REFERENCES payouts (id, seller_id)
  );
  CREATE INDEX earnings_by_fulfillment ON earnings (fulfillment_id);
  CREATE INDEX earnings_to_pay_out ON earnings (seller_id, currency, earned_at) WHERE payout_id IS NULL;
  CREATE INDEX earnings_by_payout ON earnings (payout_id) WHERE payout_id IS NOT NULL;
`;

/** An amount never changes, and an earning leaves a payout only if that failed. */
const EARNINGS_STAY = `
  CREATE FUNCTION keep_earnings() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'DELETE' OR (OLD.seller_id, OLD.fulfillment_id, OLD.amount, OLD.commission, OLD.currency)
        IS DISTINCT FROM (NEW.seller_id, NEW.fulfillment_id, NEW.amount, NEW.commission, NEW.currency)
      OR OLD.payout_id IS NOT NULL
        AND (NEW.payout_id IS NOT NULL OR (SELECT status FROM payouts WHERE id = OLD.payout_id) <> 'FAILED')
    THEN
      RAISE EXCEPTION 'earnings are append-only' USING ERRCODE = 'restrict_violation';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER earnings_stay BEFORE DELETE OR UPDATE OF seller_id, fulfillment_id, amount, commission, currency, payout_id
    ON earnings FOR EACH ROW EXECUTE FUNCTION keep_earnings();
`;

/** Locks the fulfillment, so that two earnings at the same time cannot together exceed what was paid. */
const EARNINGS_WITHIN_PAYMENTS = `
  CREATE FUNCTION check_earnings_of_fulfillment() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    paid bigint;
    earned bigint;
    kept bigint;
  BEGIN
    PERFORM FROM fulfillments WHERE id = NEW.fulfillment_id FOR NO KEY UPDATE;
    SELECT coalesce(sum(CASE kind WHEN 'PAYMENT' THEN amount ELSE -amount END), 0) INTO paid FROM payments
      WHERE fulfillment_id = NEW.fulfillment_id AND attempt_id IS NOT NULL AND status <> 'FAILED';
    SELECT sum(amount), sum(commission) INTO earned, kept FROM earnings WHERE fulfillment_id = NEW.fulfillment_id;
    IF earned < 0 OR kept < 0 OR earned + kept > paid THEN
      RAISE EXCEPTION 'the earnings of % exceed what was paid online', NEW.fulfillment_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'earnings_within_payments';
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER earnings_within_payments AFTER INSERT ON earnings
    FOR EACH ROW EXECUTE FUNCTION check_earnings_of_fulfillment();
`;

const PAYOUT_IS_ITS_EARNINGS = `
  CREATE FUNCTION check_payout() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.status <> 'FAILED'
      AND NEW.amount IS DISTINCT FROM (SELECT sum(amount) FROM earnings WHERE payout_id = NEW.id AND currency = NEW.currency)
    THEN
      RAISE EXCEPTION 'the payout % is not the sum of its earnings', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_sum';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER payouts_sum AFTER INSERT OR UPDATE ON payouts DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION check_payout();
`;

const ACTIONS = `
  ALTER TABLE staff_actions DROP CONSTRAINT staff_actions_action_check,
    ADD CONSTRAINT staff_actions_action_check CHECK (action IN
      ('GRANT_ROLE', 'REVOKE_ROLE', 'START_SUPPORT_VIEW', 'SEE_PAGE', 'END_SUPPORT_VIEW', 'READ_PHOTO',
       'READ_ORDER', 'READ_CONTACT', 'RESET_FACTORS', 'DECIDE_DISPUTE', 'SETTLE_PAYOUT'));
`;
