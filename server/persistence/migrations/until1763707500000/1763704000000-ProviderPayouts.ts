import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets a payout provider make payouts. A payout that is with the provider is SENT: nobody pays it by hand, and it is never
 * sent again under another key, which is its ID. The provider's fees are posted, and its payouts are reconciled.
 */
export class ProviderPayouts1763704000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PAYOUTS);
    await runner.query(STEPS);
    await runner.query(FEES);
    await runner.query(RECONCILED);
  }

  async down(): Promise<void> {
    throw new Error('Payouts were handed to a provider: restore a backup instead');
  }
}

const PAYOUTS = `
  ALTER TABLE payouts
    ADD COLUMN provider text,
    ADD COLUMN provider_account text,
    ADD COLUMN provider_reference text,
    ADD COLUMN provider_state text CHECK (provider_state IN ('LOW_BALANCE', 'UNDER_WAY', 'DONE', 'FAILED', 'RETURNED')),
    ADD COLUMN provider_note text,
    ADD COLUMN fee paise,
    ADD COLUMN fee_tax paise,
    ADD COLUMN sent_at timestamptz(3),
    ADD COLUMN by_hand boolean NOT NULL DEFAULT false,
    DROP CONSTRAINT payouts_status_check,
    DROP CONSTRAINT payouts_settled,
    DROP CONSTRAINT payouts_bank_account,
    ADD CONSTRAINT payouts_status_check CHECK (status IN ('PENDING', 'SENT', 'PAID', 'FAILED')),
    ADD CONSTRAINT payouts_settled CHECK ((settled_at IS NULL) = (status IN ('PENDING', 'SENT'))
      AND (settled_by IS NULL OR settled_at IS NOT NULL)
      AND (settled_at IS NULL OR settled_by IS NOT NULL OR provider IS NOT NULL)),
    ADD CONSTRAINT payouts_bank_account CHECK (
      bank_account IS NULL OR status IN ('PENDING', 'SENT') AND bank_account_end IS NOT NULL),
    ADD CONSTRAINT payouts_sent CHECK ((provider IS NULL) = (sent_at IS NULL)
      AND (provider IS NULL) = (provider_account IS NULL)
      AND (status <> 'SENT' OR provider IS NOT NULL) AND (status <> 'PENDING' OR provider IS NULL)
      AND (provider IS NOT NULL OR num_nonnulls(provider_reference, provider_state, provider_note, fee, fee_tax) = 0)),
    ADD CONSTRAINT payouts_paid_once CHECK (status <> 'PAID' OR num_nonnulls(provider, settled_by) = 1),
    ADD CONSTRAINT payouts_by_hand CHECK (NOT by_hand OR provider IS NULL),
    ADD CONSTRAINT payouts_fee CHECK (fee >= 0 AND fee_tax BETWEEN 0 AND fee);
  DROP INDEX payouts_one_pending;
  CREATE UNIQUE INDEX payouts_one_pending ON payouts (seller_id, currency) WHERE status IN ('PENDING', 'SENT');
  CREATE UNIQUE INDEX payouts_at_provider ON payouts (provider, provider_reference) WHERE provider_reference IS NOT NULL;
  CREATE INDEX payouts_open ON payouts (created_at, id) WHERE status IN ('PENDING', 'SENT');
  DROP INDEX payouts_pending;
  CREATE INDEX payouts_failed ON payouts (settled_at, id) WHERE status = 'FAILED';
  CREATE INDEX payouts_by_time_sent ON payouts (sent_at, id) WHERE provider IS NOT NULL;
`;

/** Staff never settle what the provider has, and what the provider has never goes back or to another provider. */
const STEPS = `
  CREATE FUNCTION keep_payout_steps() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF OLD.status = 'SENT' AND (NEW.status = 'PENDING' OR NEW.settled_by IS NOT NULL) THEN
      RAISE EXCEPTION 'the provider has the payout %', OLD.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_with_provider';
    END IF;
    IF OLD.status = 'FAILED' AND NEW.status <> 'FAILED' OR OLD.status = 'PAID' AND NEW.status NOT IN ('PAID', 'FAILED')
      OR OLD.provider IS NOT NULL AND (OLD.provider, OLD.provider_account) IS DISTINCT FROM (NEW.provider, NEW.provider_account)
      OR OLD.provider_reference IS NOT NULL AND OLD.provider_reference IS DISTINCT FROM NEW.provider_reference
      OR (OLD.seller_id, OLD.amount, OLD.currency) IS DISTINCT FROM (NEW.seller_id, NEW.amount, NEW.currency)
    THEN
      RAISE EXCEPTION 'the payout % cannot change like this', OLD.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_steps';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER payouts_steps BEFORE UPDATE ON payouts FOR EACH ROW EXECUTE FUNCTION keep_payout_steps();
`;

const FEES = `
  ALTER TABLE journal_entries
    DROP CONSTRAINT journal_entries_kind_check,
    DROP CONSTRAINT journal_entries_subject,
    ADD CONSTRAINT journal_entries_kind_check CHECK (kind IN ('ORDER_PAID', 'EXCESS_RECEIVED', 'REFUNDED',
      'REFUNDED_BY_HAND', 'EXCESS_REFUNDED', 'DEPOSIT_CHANGED', 'EARNED', 'PAYOUT_PAID', 'PAYOUT_RETURNED', 'PAYOUT_FEE',
      'PAYOUT_FEE_RETURNED', 'UNKNOWN_RECEIVED', 'UNKNOWN_SETTLED')),
    ADD CONSTRAINT journal_entries_subject CHECK (
      (order_id IS NULL) = (kind IN ('PAYOUT_PAID', 'PAYOUT_RETURNED', 'PAYOUT_FEE', 'PAYOUT_FEE_RETURNED',
        'UNKNOWN_RECEIVED', 'UNKNOWN_SETTLED'))
      AND (attempt_id IS NOT NULL) = (kind IN ('ORDER_PAID', 'EXCESS_RECEIVED', 'UNKNOWN_RECEIVED', 'UNKNOWN_SETTLED'))
      AND (refund_id IS NOT NULL) = (kind IN ('REFUNDED', 'REFUNDED_BY_HAND', 'EXCESS_REFUNDED'))
      AND (earning_id IS NOT NULL) = (kind = 'EARNED')
      AND (payout_id IS NOT NULL) = (kind IN ('PAYOUT_PAID', 'PAYOUT_RETURNED', 'PAYOUT_FEE', 'PAYOUT_FEE_RETURNED')));
`;

const RECONCILED = `
  ALTER TABLE reconciliation_differences DROP CONSTRAINT reconciliation_differences_subject_check,
    ADD CONSTRAINT reconciliation_differences_subject_check CHECK (subject IN ('PAYMENT', 'REFUND', 'PAYOUT'));
  ALTER TABLE reconciliation_runs ADD COLUMN payouts int NOT NULL DEFAULT 0 CHECK (payouts >= 0);
`;
