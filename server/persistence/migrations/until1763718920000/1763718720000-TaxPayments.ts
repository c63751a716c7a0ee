import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records what the operator has paid over to the government of the taxes at source. Each payment is posted. */
export class TaxPayments1763718720000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PAYMENTS);
    await runner.query(JOURNAL);
    await runner.query(POSTED);
    await runner.query(ACTIONS);
  }

  async down(): Promise<void> {
    throw new Error('Taxes were paid over: restore a backup instead');
  }
}

const PAYMENTS = `
  CREATE TABLE tax_payments (
    id type_id PRIMARY KEY,
    tax text NOT NULL CHECK (tax IN ('DEDUCTED', 'COLLECTED')),
    amount paise NOT NULL CHECK (amount > 0),
    currency currency_code NOT NULL,
    reference text NOT NULL CHECK (reference <> ''),
    recorded_by type_id NOT NULL REFERENCES users,
    recorded_at timestamptz(3) NOT NULL
  );
  CREATE UNIQUE INDEX tax_payments_reference_once ON tax_payments (tax, lower(reference));
  CREATE TRIGGER tax_payments_are_append_only BEFORE UPDATE OR DELETE ON tax_payments
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
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
  'TAX_PAID',
];
const KINDS = [...WITHOUT_ORDER, ...OF_ORDERS, ...OF_REFUNDS, 'DEPOSIT_CHANGED', 'EARNED'];

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

const JOURNAL = `
  ALTER TABLE journal_entries
    ADD COLUMN tax_payment_id type_id REFERENCES tax_payments,
    ADD CONSTRAINT journal_entries_tax_payment_once UNIQUE (tax_payment_id),
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
      AND (tax_payment_id IS NOT NULL) = (kind = 'TAX_PAID')
      AND (payout_id IS NOT NULL) = (kind IN (${listed(OF_PAYOUTS)}))
      AND (chargeback_id IS NOT NULL) = (kind IN (${listed(OF_CHARGEBACKS)})));
`;

const POSTED = `
  CREATE FUNCTION check_tax_payment_is_posted() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NOT EXISTS (SELECT FROM journal_entries WHERE tax_payment_id = NEW.id) THEN
      RAISE EXCEPTION 'the tax payment % is not posted', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'tax_payments_posted';
    END IF;
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER tax_payments_posted AFTER INSERT ON tax_payments DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION check_tax_payment_is_posted();
`;

const ACTIONS = `
  ALTER TABLE staff_actions DROP CONSTRAINT staff_actions_action_check,
    ADD CONSTRAINT staff_actions_action_check CHECK (action IN
      ('GRANT_ROLE', 'REVOKE_ROLE', 'START_SUPPORT_VIEW', 'SEE_PAGE', 'END_SUPPORT_VIEW', 'READ_PHOTO',
       'READ_ORDER', 'READ_CONTACT', 'READ_MONEY', 'RESET_FACTORS', 'DECIDE_DISPUTE', 'RETRY_REFUND', 'SETTLE_REFUND',
       'SETTLE_UNKNOWN_PAYMENT', 'SETTLE_PAYOUT', 'SETTLE_DEBT', 'SETTLE_DIFFERENCE', 'READ_BANK_ACCOUNT',
       'RESTRICT_PAYOUT_ACCOUNT', 'REINSTATE_PAYOUT_ACCOUNT', 'READ_COMPLAINT',
       'ANSWER_COMPLAINT', 'SETTLE_COMPLAINT', 'ACCEPT_CHARGEBACK', 'CONTEST_CHARGEBACK',
       'REQUEST_APPROVAL', 'APPROVE_STEP', 'DECLINE_STEP', 'RECORD_TAX_PAYMENT')),
    DROP CONSTRAINT staff_actions_account,
    ADD CONSTRAINT staff_actions_account CHECK (
      action IN ('ACCEPT_CHARGEBACK', 'CONTEST_CHARGEBACK', 'REQUEST_APPROVAL', 'APPROVE_STEP', 'DECLINE_STEP')
      OR (user_id IS NULL) = (action IN ('SETTLE_UNKNOWN_PAYMENT', 'SETTLE_DIFFERENCE', 'RECORD_TAX_PAYMENT')));
`;
