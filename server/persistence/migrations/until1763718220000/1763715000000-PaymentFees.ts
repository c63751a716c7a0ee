import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Keeps what payment providers charge for payments and refunds. Fees of payments from before are unknown: the nightly
 * comparison asks for them.
 */
export class PaymentFees1763715000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(FEES);
    await runner.query(KEPT);
    await runner.query(DIFFERENCES);
    await runner.query(JOURNAL);
  }

  async down(): Promise<void> {
    throw new Error('Fees were booked: restore a backup instead');
  }
}

/**
 * A payment costs at most itself; an instant refund of a small amount can cost more than the amount. The indexes find payments
 * whose fee is unknown, and sum the fees of a month.
 */
const FEES = `
  ALTER TABLE payment_attempts ADD COLUMN fee paise, ADD COLUMN fee_tax paise,
    ADD CONSTRAINT payment_attempts_fee CHECK (num_nonnulls(fee, fee_tax) IN (0, 2)
      AND (fee IS NULL OR status = 'CAPTURED' AND fee <= amount AND fee_tax <= fee));
  ALTER TABLE provider_refunds ADD COLUMN fee paise, ADD COLUMN fee_tax paise,
    ADD CONSTRAINT provider_refunds_fee CHECK (num_nonnulls(fee, fee_tax) IN (0, 2)
      AND (fee IS NULL OR status = 'DONE' AND NOT by_payout AND fee_tax <= fee));
  CREATE INDEX payment_attempts_without_fee ON payment_attempts (provider, created_at)
    WHERE fee IS NULL AND status = 'CAPTURED';
  CREATE INDEX payment_attempts_fees ON payment_attempts (captured_at) INCLUDE (fee, currency) WHERE fee > 0;
  CREATE INDEX provider_refunds_fees ON provider_refunds (settled_at) INCLUDE (fee, currency) WHERE fee > 0;
`;

/** A fee that is known is booked, so it never changes. */
const KEPT = `
  CREATE FUNCTION keep_provider_fee() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION 'the fee of % is booked already', OLD.id
      USING ERRCODE = 'check_violation', CONSTRAINT = TG_TABLE_NAME || '_fee_kept';
  END $$;
  CREATE TRIGGER payment_attempts_fee_kept BEFORE UPDATE OF fee, fee_tax ON payment_attempts FOR EACH ROW
    WHEN (OLD.fee IS NOT NULL AND (OLD.fee, OLD.fee_tax) IS DISTINCT FROM (NEW.fee, NEW.fee_tax))
    EXECUTE FUNCTION keep_provider_fee();
  CREATE TRIGGER provider_refunds_fee_kept BEFORE UPDATE OF fee, fee_tax ON provider_refunds FOR EACH ROW
    WHEN (OLD.fee IS NOT NULL AND (OLD.fee, OLD.fee_tax) IS DISTINCT FROM (NEW.fee, NEW.fee_tax))
    EXECUTE FUNCTION keep_provider_fee();
`;

const DIFFERENCES = `
  ALTER TABLE reconciliation_differences ADD COLUMN our_fee paise, ADD COLUMN their_fee paise,
    DROP CONSTRAINT reconciliation_differences_kind_check,
    ADD CONSTRAINT reconciliation_differences_kind_check
      CHECK (kind IN ('MISSING_HERE', 'MISSING_THERE', 'AMOUNT', 'STATE', 'FEE')),
    ADD CONSTRAINT reconciliation_differences_fees CHECK (
      (our_fee IS NULL OR our_status IS NOT NULL) AND (their_fee IS NULL OR their_status IS NOT NULL)
      AND (kind <> 'FEE' OR our_fee IS NOT NULL AND their_fee IS NOT NULL AND our_fee <> their_fee));
`;

const OF_PAYOUTS = ['PAYOUT_PAID', 'PAYOUT_RETURNED', 'PAYOUT_FEE', 'PAYOUT_FEE_RETURNED'];
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
const KINDS = [
  ...OF_ORDERS,
  ...OF_ANY,
  ...OF_REFUNDS,
  'DEPOSIT_CHANGED',
  'EARNED',
  ...OF_PAYOUTS,
  ...OF_CHARGEBACKS,
];

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

const JOURNAL = `
  ALTER TABLE journal_entries
    DROP CONSTRAINT journal_entries_kind_check,
    ADD CONSTRAINT journal_entries_kind_check CHECK (kind IN (${listed(KINDS)})),
    DROP CONSTRAINT journal_entries_subject,
    ADD CONSTRAINT journal_entries_subject CHECK (
      (order_id IS NULL) = (kind IN (${listed([...OF_PAYOUTS, ...OF_CHARGEBACKS, ...OF_ANY])}))
      AND (attempt_id IS NOT NULL) = (kind IN (${listed([...OF_ORDERS, ...OF_ANY])}))
      AND (refund_id IS NOT NULL) = (kind IN (${listed(OF_REFUNDS)}))
      AND (earning_id IS NOT NULL) = (kind = 'EARNED')
      AND (payout_id IS NOT NULL) = (kind IN (${listed(OF_PAYOUTS)}))
      AND (chargeback_id IS NOT NULL) = (kind IN (${listed(OF_CHARGEBACKS)})));
`;
