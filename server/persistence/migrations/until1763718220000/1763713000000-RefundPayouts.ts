import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets refunds of old payments go to the buyer as payouts. Each try of a refund is either an ordinary refund or a payout, so
 * the rules that forbid two refunds of the same money, and more than was paid, hold for both together.
 */
export class RefundPayouts1763713000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(WINDOW);
    await runner.query(WAYS);
    await runner.query(ACCOUNTS);
    await runner.query(PAYOUTS);
    await runner.query(STEPS);
    await runner.query(JOURNAL);
  }

  async down(): Promise<void> {
    throw new Error('Refunds were paid out: restore a backup instead');
  }
}

/** Payments that are recorded already were taken by Razorpay, which refunds for 180 days, or by the simulator. */
const WINDOW = `
  ALTER TABLE payment_attempts ADD COLUMN refundable_until timestamptz(3),
    ADD CONSTRAINT payment_attempts_refundable CHECK (refundable_until IS NULL OR captured_at IS NOT NULL);
  UPDATE payment_attempts SET refundable_until = captured_at + interval '180 days'
    WHERE captured_at IS NOT NULL AND intent_id IS NOT NULL;
`;

/** A try keeps its way. Only one by payout can fail after it was done, because banks return payouts. */
const WAYS = `
  ALTER TABLE provider_refunds ADD COLUMN by_payout boolean NOT NULL DEFAULT false;
  CREATE INDEX provider_refunds_to_pay_out ON provider_refunds (created_at, id) WHERE by_payout AND status = 'PENDING';
  CREATE FUNCTION check_refund_in_time() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT NEW.by_payout AND NEW.settled_by IS NULL AND NEW.chargeback_id IS NULL
      AND NEW.created_at > (SELECT refundable_until FROM payment_attempts WHERE id = NEW.attempt_id)
    THEN
      RAISE EXCEPTION 'the payment of % is too old for a refund', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'provider_refunds_in_time';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER provider_refunds_in_time BEFORE INSERT ON provider_refunds
    FOR EACH ROW EXECUTE FUNCTION check_refund_in_time();
`;

/** What the buyer of an order gives for its refunds by payout. The account is sealed; \`shown\` is a part of it. */
const ACCOUNTS = `
  CREATE TABLE refund_accounts (
    order_id type_id PRIMARY KEY REFERENCES orders,
    method text NOT NULL CHECK (method IN ('UPI', 'BANK_ACCOUNT')),
    sealed bytea NOT NULL,
    shown text NOT NULL CHECK (shown <> ''),
    changed_at timestamptz(3) NOT NULL,
    failure text CHECK (failure <> '')
  );
`;

/** A row is a refund that the payout provider has or had. Its place is kept until it has ended. */
const PAYOUTS = `
  CREATE TABLE refund_payouts (
    refund_id type_id PRIMARY KEY REFERENCES provider_refunds,
    method text NOT NULL CHECK (method IN ('UPI', 'BANK_ACCOUNT', 'LINK')),
    sealed bytea,
    shown text,
    provider text NOT NULL,
    provider_account text NOT NULL,
    sent_at timestamptz(3) NOT NULL,
    asked_at timestamptz(3),
    link_reference text,
    link_url text,
    reference text,
    state text NOT NULL DEFAULT 'UNDER_WAY'
      CHECK (state IN ('LOW_BALANCE', 'UNDER_WAY', 'DONE', 'FAILED', 'RETURNED')),
    note text,
    fee paise NOT NULL DEFAULT 0 CHECK (fee >= 0),
    fee_tax paise NOT NULL DEFAULT 0,
    CONSTRAINT refund_payouts_fee CHECK (fee_tax BETWEEN 0 AND fee),
    CONSTRAINT refund_payouts_place CHECK ((method = 'LINK') = (shown IS NULL) AND (sealed IS NULL OR method <> 'LINK')),
    CONSTRAINT refund_payouts_link CHECK (num_nonnulls(link_reference, link_url) IN (0, 2)
      AND (link_reference IS NULL OR method = 'LINK')),
    CONSTRAINT refund_payouts_at_provider UNIQUE (provider, reference),
    CONSTRAINT refund_payouts_links UNIQUE (provider, link_reference)
  );
  CREATE INDEX refund_payouts_by_time ON refund_payouts (sent_at, refund_id);
`;

/** What the provider has is never settled by hand or withdrawn, and what it never got is never made by it. */
const STEPS = `
  CREATE FUNCTION keep_refund_steps() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.by_payout <> OLD.by_payout OR (NEW.attempt_id, NEW.amount, NEW.currency) <> (OLD.attempt_id, OLD.amount, OLD.currency)
      OR OLD.status = 'FAILED' AND NEW.status <> 'FAILED'
      OR OLD.status = 'DONE' AND (NEW.status = 'PENDING' OR NEW.status = 'FAILED' AND (NOT OLD.by_payout OR OLD.settled_by IS NOT NULL))
    THEN
      RAISE EXCEPTION 'the refund % cannot change like this', OLD.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'provider_refunds_steps';
    END IF;
    IF NEW.by_payout AND NEW.status = 'DONE'
      AND (NEW.settled_by IS NULL) <> EXISTS (SELECT FROM refund_payouts WHERE refund_id = NEW.id)
    THEN
      RAISE EXCEPTION 'the refund % is paid either by the provider or by hand', OLD.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'provider_refunds_paid_once';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER provider_refunds_steps BEFORE UPDATE ON provider_refunds
    FOR EACH ROW EXECUTE FUNCTION keep_refund_steps();
  CREATE FUNCTION check_refund_payout() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM provider_refunds WHERE id = NEW.refund_id AND by_payout AND status = 'PENDING' FOR UPDATE;
    IF NOT FOUND THEN
      RAISE EXCEPTION 'the refund % is no open refund by payout', NEW.refund_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_payouts_of_open_refunds';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER refund_payouts_of_open_refunds BEFORE INSERT ON refund_payouts
    FOR EACH ROW EXECUTE FUNCTION check_refund_payout();
  CREATE FUNCTION keep_refund_payout() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF (OLD.refund_id, OLD.method, OLD.provider, OLD.provider_account, OLD.sent_at)
        IS DISTINCT FROM (NEW.refund_id, NEW.method, NEW.provider, NEW.provider_account, NEW.sent_at)
      OR OLD.link_reference IS NOT NULL AND OLD.link_reference IS DISTINCT FROM NEW.link_reference
      OR OLD.method <> 'LINK' AND OLD.reference IS NOT NULL AND OLD.reference IS DISTINCT FROM NEW.reference
    THEN
      RAISE EXCEPTION 'the payout of the refund % cannot change like this', OLD.refund_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_payouts_steps';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER refund_payouts_steps BEFORE UPDATE ON refund_payouts
    FOR EACH ROW EXECUTE FUNCTION keep_refund_payout();
`;

const OF_PAYOUTS = ['PAYOUT_PAID', 'PAYOUT_RETURNED', 'PAYOUT_FEE', 'PAYOUT_FEE_RETURNED'];
const OF_CHARGEBACKS = ['CHARGEBACK_TAKEN', 'CHARGEBACK_RETURNED', 'CHARGEBACK_LOST'];
const OF_PAYMENTS = ['ORDER_PAID', 'EXCESS_RECEIVED'];
const OF_UNKNOWN = ['UNKNOWN_RECEIVED', 'UNKNOWN_SETTLED'];
const OF_REFUNDS = [
  'REFUNDED',
  'REFUNDED_BY_HAND',
  'EXCESS_REFUNDED',
  'REFUNDED_BY_PAYOUT',
  'REFUND_RETURNED',
  'EXCESS_REFUND_RETURNED',
  'REFUND_FEE',
  'REFUND_FEE_RETURNED',
];
const KINDS = [
  ...OF_PAYMENTS,
  ...OF_REFUNDS,
  'DEPOSIT_CHANGED',
  'EARNED',
  ...OF_PAYOUTS,
  ...OF_UNKNOWN,
  ...OF_CHARGEBACKS,
];

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** A refund by payout can have several entries: it was made, came back, and cost a fee. */
const JOURNAL = `
  ALTER TABLE journal_entries
    DROP CONSTRAINT journal_entries_refund_id_key,
    ADD CONSTRAINT journal_entries_refund_once UNIQUE (refund_id, kind),
    DROP CONSTRAINT journal_entries_kind_check,
    ADD CONSTRAINT journal_entries_kind_check CHECK (kind IN (${listed(KINDS)})),
    DROP CONSTRAINT journal_entries_subject,
    ADD CONSTRAINT journal_entries_subject CHECK (
      (order_id IS NULL) = (kind IN (${listed([...OF_PAYOUTS, ...OF_CHARGEBACKS, ...OF_UNKNOWN])}))
      AND (attempt_id IS NOT NULL) = (kind IN (${listed([...OF_PAYMENTS, ...OF_UNKNOWN])}))
      AND (refund_id IS NOT NULL) = (kind IN (${listed(OF_REFUNDS)}))
      AND (earning_id IS NOT NULL) = (kind = 'EARNED')
      AND (payout_id IS NOT NULL) = (kind IN (${listed(OF_PAYOUTS)}))
      AND (chargeback_id IS NOT NULL) = (kind IN (${listed(OF_CHARGEBACKS)})));
  CREATE UNIQUE INDEX journal_entries_one_refund ON journal_entries (refund_id)
    WHERE kind IN ('REFUNDED', 'REFUNDED_BY_HAND', 'EXCESS_REFUNDED', 'REFUNDED_BY_PAYOUT');
`;
