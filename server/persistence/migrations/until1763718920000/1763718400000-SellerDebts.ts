import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records what sellers pay back of their debts outside the site. Each repayment is a change of the seller's earnings that belongs
 * to no fulfillment. Nobody records their own, and nothing beyond the debt is recorded.
 */
export class SellerDebts1763718400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REPAYMENTS);
    await runner.query(EARNINGS);
    await runner.query(WITHIN_DEBT);
    await runner.query(JOURNAL);
    await runner.query(STEPS);
  }

  async down(): Promise<void> {
    throw new Error('Repayments have moved money: restore a backup instead');
  }
}

const REPAYMENTS = `
  CREATE TABLE debt_repayments (
    id type_id PRIMARY KEY,
    seller_id type_id NOT NULL REFERENCES users,
    amount paise NOT NULL CHECK (amount > 0),
    currency currency_code NOT NULL,
    reference text NOT NULL CHECK (reference <> ''),
    reason text NOT NULL CHECK (reason <> ''),
    recorded_by type_id NOT NULL REFERENCES users,
    recorded_at timestamptz(3) NOT NULL,
    CONSTRAINT debt_repayments_by_another CHECK (recorded_by <> seller_id)
  );
  CREATE UNIQUE INDEX debt_repayments_reference_once ON debt_repayments (lower(reference));
  CREATE INDEX debt_repayments_by_seller ON debt_repayments (seller_id, recorded_at, id);
  CREATE TRIGGER debt_repayments_are_append_only BEFORE UPDATE OR DELETE ON debt_repayments
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
`;

const EARNINGS = `
  ALTER TABLE earnings ALTER COLUMN fulfillment_id DROP NOT NULL,
    ADD COLUMN repayment_id type_id REFERENCES debt_repayments,
    ADD CONSTRAINT earnings_subject CHECK (num_nonnulls(fulfillment_id, repayment_id) = 1),
    ADD CONSTRAINT earnings_repayment CHECK (repayment_id IS NULL OR commission = 0),
    ADD CONSTRAINT earnings_repayment_once UNIQUE (repayment_id);
  CREATE FUNCTION keep_earning_repayment() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'earnings are append-only' USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER earnings_repayment_stays BEFORE UPDATE OF repayment_id ON earnings
    FOR EACH ROW WHEN (OLD.repayment_id IS DISTINCT FROM NEW.repayment_id) EXECUTE FUNCTION keep_earning_repayment();
`;

/** Locks the seller, so that two repayments at the same time cannot together exceed the debt. */
const WITHIN_DEBT = `
  CREATE FUNCTION check_repayment() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM users WHERE id = NEW.seller_id FOR NO KEY UPDATE;
    IF NOT EXISTS (SELECT FROM debt_repayments r WHERE r.id = NEW.repayment_id
        AND (r.seller_id, r.amount, r.currency) = (NEW.seller_id, NEW.amount, NEW.currency))
    THEN
      RAISE EXCEPTION 'the repayment % is of another debt', NEW.repayment_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'earnings_of_repayment';
    END IF;
    IF (SELECT sum(amount) FROM earnings
        WHERE seller_id = NEW.seller_id AND currency = NEW.currency AND payout_id IS NULL) > 0
    THEN
      RAISE EXCEPTION 'the repayment % exceeds the debt', NEW.repayment_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'debt_repayments_within_debt';
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER debt_repayments_within_debt AFTER INSERT ON earnings
    FOR EACH ROW WHEN (NEW.repayment_id IS NOT NULL) EXECUTE FUNCTION check_repayment();
  CREATE FUNCTION check_repayment_counts() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT EXISTS (SELECT FROM earnings WHERE repayment_id = NEW.id)
      OR NOT EXISTS (SELECT FROM journal_entries WHERE repayment_id = NEW.id)
    THEN
      RAISE EXCEPTION 'the repayment % does not count', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'debt_repayments_count';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER debt_repayments_count AFTER INSERT ON debt_repayments DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION check_repayment_counts();
`;

const OF_TRANSFERS = ['TRANSFER_HELD', 'TRANSFER_FEE', 'TRANSFER_FAILED', 'TRANSFER_FEE_RETURNED'];
const OF_PAYOUTS = ['PAYOUT_PAID', 'PAYOUT_RELEASED', 'PAYOUT_RETURNED', 'PAYOUT_FEE', 'PAYOUT_FEE_RETURNED'];
const OF_CHARGEBACKS = ['CHARGEBACK_TAKEN', 'CHARGEBACK_RETURNED', 'CHARGEBACK_LOST'];
const OF_ORDERS = ['ORDER_PAID', 'EXCESS_RECEIVED'];
/** Payments of any origin. Their entries name no order. */
const OF_ANY = ['UNKNOWN_RECEIVED', 'UNKNOWN_SETTLED', 'PAYMENT_FEE'];
const OF_REFUNDS = [
  'REFUNDED',
  'REFUNDED_BY_HAND',
  'EXCESS_REFUNDED',
  'REFUNDED_BY_PAYOUT',
  'REFUND_RETURNED',
  'EXCESS_REFUND_RETURNED',
  'REFUND_FEE',
  'REFUND_FEE_RETURNED',
  'INSTANT_REFUND_FEE',
];
const WITHOUT_ORDER = [
  ...OF_TRANSFERS,
  'TRANSFER_REVERSED',
  ...OF_PAYOUTS,
  ...OF_CHARGEBACKS,
  ...OF_ANY,
  'DEBT_REPAID',
];
const KINDS = [...WITHOUT_ORDER, ...OF_ORDERS, ...OF_REFUNDS, 'DEPOSIT_CHANGED', 'EARNED'];

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

const JOURNAL = `
  ALTER TABLE journal_entries
    ADD COLUMN repayment_id type_id REFERENCES debt_repayments,
    ADD CONSTRAINT journal_entries_repayment_once UNIQUE (repayment_id),
    DROP CONSTRAINT journal_entries_kind_check,
    ADD CONSTRAINT journal_entries_kind_check CHECK (kind IN (${listed(KINDS)})),
    DROP CONSTRAINT journal_entries_subject,
    ADD CONSTRAINT journal_entries_subject CHECK (
      (order_id IS NULL) = (kind IN (${listed(WITHOUT_ORDER)}))
      AND (attempt_id IS NOT NULL) = (kind IN (${listed([...OF_ORDERS, ...OF_ANY])}))
      AND (refund_id IS NOT NULL) = (kind IN (${listed(OF_REFUNDS)}))
      AND (earning_id IS NOT NULL) = (kind = 'EARNED')
      AND (transfer_id IS NOT NULL) = (kind IN (${listed(OF_TRANSFERS)}))
      AND (reversal_id IS NOT NULL) = (kind = 'TRANSFER_REVERSED')
      AND (repayment_id IS NOT NULL) = (kind = 'DEBT_REPAID')
      AND (payout_id IS NOT NULL) = (kind IN (${listed(OF_PAYOUTS)}))
      AND (chargeback_id IS NOT NULL) = (kind IN (${listed(OF_CHARGEBACKS)})));
`;

const STEPS = `
  ALTER TABLE approvals DROP CONSTRAINT approvals_step_check,
    ADD CONSTRAINT approvals_step_check CHECK (step IN ('SETTLE_REFUND', 'SETTLE_UNKNOWN_PAYMENT', 'SETTLE_DIFFERENCE',
      'SETTLE_PAYOUT', 'SETTLE_DEBT', 'ACCEPT_CHARGEBACK'));
  ALTER TABLE staff_actions DROP CONSTRAINT staff_actions_action_check,
    ADD CONSTRAINT staff_actions_action_check CHECK (action IN
      ('GRANT_ROLE', 'REVOKE_ROLE', 'START_SUPPORT_VIEW', 'SEE_PAGE', 'END_SUPPORT_VIEW', 'READ_PHOTO',
       'READ_ORDER', 'READ_CONTACT', 'RESET_FACTORS', 'DECIDE_DISPUTE', 'RETRY_REFUND', 'SETTLE_REFUND',
       'SETTLE_UNKNOWN_PAYMENT', 'SETTLE_PAYOUT', 'SETTLE_DEBT', 'SETTLE_DIFFERENCE', 'READ_BANK_ACCOUNT',
       'RESTRICT_PAYOUT_ACCOUNT', 'REINSTATE_PAYOUT_ACCOUNT', 'READ_COMPLAINT',
       'ANSWER_COMPLAINT', 'SETTLE_COMPLAINT', 'ACCEPT_CHARGEBACK', 'CONTEST_CHARGEBACK',
       'REQUEST_APPROVAL', 'APPROVE_STEP', 'DECLINE_STEP'));
`;
