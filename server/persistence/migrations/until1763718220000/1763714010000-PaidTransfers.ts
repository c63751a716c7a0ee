import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets payouts be the release of a transfer, and posts transfers and reversals in the journal. What was transferred is paid out
 * once at most.
 */
export class PaidTransfers1763714010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PAYOUTS);
    await runner.query(EARNINGS);
    await runner.query(JOURNAL);
  }

  async down(): Promise<void> {
    throw new Error('Sellers were paid by transfers: restore a backup instead');
  }
}

/** A payout by a transfer is its release, of what was not reversed. Several can be under way beside the ordinary payout. */
const PAYOUTS = `
  ALTER TABLE payouts ADD COLUMN transfer_id type_id REFERENCES transfers,
    ADD CONSTRAINT payouts_release_once UNIQUE (transfer_id),
    ADD CONSTRAINT payouts_by_transfer CHECK (transfer_id IS NULL
      OR provider IS NOT NULL AND provider_reference IS NOT NULL AND settled_by IS NULL);
  DROP INDEX payouts_one_pending;
  CREATE UNIQUE INDEX payouts_one_pending ON payouts (seller_id, currency)
    WHERE status IN ('PENDING', 'SENT') AND transfer_id IS NULL;
  CREATE FUNCTION check_release() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM FROM transfers t WHERE t.id = NEW.transfer_id AND t.status = 'HELD' AND t.seller_id = NEW.seller_id
      AND (t.provider, t.reference, t.currency) = (NEW.provider, NEW.provider_reference, NEW.currency) FOR NO KEY UPDATE;
    IF NOT FOUND
      OR EXISTS (SELECT FROM transfer_reversals WHERE transfer_id = NEW.transfer_id AND status <> 'DONE')
      OR NEW.amount IS DISTINCT FROM (SELECT t.amount - coalesce((SELECT sum(r.amount) FROM transfer_reversals r
        WHERE r.transfer_id = t.id), 0) FROM transfers t WHERE t.id = NEW.transfer_id)
    THEN
      RAISE EXCEPTION 'the transfer % cannot be released', NEW.transfer_id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_release_of_held';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER payouts_release_of_held BEFORE INSERT ON payouts
    FOR EACH ROW WHEN (NEW.transfer_id IS NOT NULL) EXECUTE FUNCTION check_release();
  CREATE FUNCTION keep_payout_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the payout % keeps its transfer', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payouts_transfer_stays';
  END $$;
  CREATE TRIGGER payouts_transfer_stays BEFORE UPDATE OF transfer_id ON payouts
    FOR EACH ROW WHEN (OLD.transfer_id IS DISTINCT FROM NEW.transfer_id) EXECUTE FUNCTION keep_payout_transfer();
`;

/** What was transferred is paid by the release, and in no other way unless the transfer failed or was taken back. */
const EARNINGS = `
  CREATE FUNCTION check_paid_by_transfer() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM transfers t WHERE t.earning_id = NEW.id AND t.status IN ('PLANNED', 'ASKED', 'HELD', 'RELEASED')
      AND t.id IS DISTINCT FROM (SELECT p.transfer_id FROM payouts p WHERE p.id = NEW.payout_id))
    THEN
      RAISE EXCEPTION 'a transfer pays the earning %', NEW.id
        USING ERRCODE = 'check_violation', CONSTRAINT = 'earnings_paid_by_transfer';
    END IF;
    RETURN NEW;
  END $$;
  CREATE TRIGGER earnings_paid_by_transfer BEFORE UPDATE OF payout_id ON earnings
    FOR EACH ROW WHEN (NEW.payout_id IS NOT NULL) EXECUTE FUNCTION check_paid_by_transfer();
`;

const OF_TRANSFERS = ['TRANSFER_HELD', 'TRANSFER_FEE', 'TRANSFER_FAILED', 'TRANSFER_FEE_RETURNED'];
const OF_PAYOUTS = ['PAYOUT_PAID', 'PAYOUT_RELEASED', 'PAYOUT_RETURNED', 'PAYOUT_FEE', 'PAYOUT_FEE_RETURNED'];
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
  ...OF_TRANSFERS,
  'TRANSFER_REVERSED',
  ...OF_PAYOUTS,
  ...OF_UNKNOWN,
  ...OF_CHARGEBACKS,
];
const JOURNAL_ACCOUNTS = [
  'BUYER',
  'SELLER',
  'DEPOSIT',
  'COMMISSION',
  'TAX',
  'DELIVERY',
  'PROVIDER_FEE',
  'FLOAT',
  'TRANSFERRED',
  'SUSPENSE',
  'CHARGEBACK',
];

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

const JOURNAL = `
  ALTER TABLE journal_postings DROP CONSTRAINT journal_postings_account_check,
    ADD CONSTRAINT journal_postings_account_check CHECK (account IN (${listed(JOURNAL_ACCOUNTS)}));
  ALTER TABLE journal_entries
    ADD COLUMN transfer_id type_id REFERENCES transfers,
    ADD COLUMN reversal_id type_id UNIQUE REFERENCES transfer_reversals,
    ADD CONSTRAINT journal_entries_transfer_once UNIQUE (transfer_id, kind),
    DROP CONSTRAINT journal_entries_kind_check,
    ADD CONSTRAINT journal_entries_kind_check CHECK (kind IN (${listed(KINDS)})),
    DROP CONSTRAINT journal_entries_subject,
    ADD CONSTRAINT journal_entries_subject CHECK (
      (order_id IS NULL) = (kind IN (${listed([...OF_TRANSFERS, 'TRANSFER_REVERSED', ...OF_PAYOUTS, ...OF_CHARGEBACKS, ...OF_UNKNOWN])}))
      AND (attempt_id IS NOT NULL) = (kind IN (${listed([...OF_PAYMENTS, ...OF_UNKNOWN])}))
      AND (refund_id IS NOT NULL) = (kind IN (${listed(OF_REFUNDS)}))
      AND (earning_id IS NOT NULL) = (kind = 'EARNED')
      AND (transfer_id IS NOT NULL) = (kind IN (${listed(OF_TRANSFERS)}))
      AND (reversal_id IS NOT NULL) = (kind = 'TRANSFER_REVERSED')
      AND (payout_id IS NOT NULL) = (kind IN (${listed(OF_PAYOUTS)}))
      AND (chargeback_id IS NOT NULL) = (kind IN (${listed(OF_CHARGEBACKS)})));
  CREATE UNIQUE INDEX journal_entries_paid_once ON journal_entries (payout_id)
    WHERE kind IN ('PAYOUT_PAID', 'PAYOUT_RELEASED');
`;
