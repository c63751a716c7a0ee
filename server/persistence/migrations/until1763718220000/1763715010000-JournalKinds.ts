import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Allows all kinds of journal entries together: the migrations before each know those of their own subject. */
export class JournalKinds1763715010000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(JOURNAL);
  }

  async down(): Promise<void> {
    throw new Error('Entries of all kinds may exist: restore a backup instead');
  }
}

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
const WITHOUT_ORDER = [...OF_TRANSFERS, 'TRANSFER_REVERSED', ...OF_PAYOUTS, ...OF_CHARGEBACKS, ...OF_ANY];
const KINDS = [...WITHOUT_ORDER, ...OF_ORDERS, ...OF_REFUNDS, 'DEPOSIT_CHANGED', 'EARNED'];

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

const JOURNAL = `
  ALTER TABLE journal_entries
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
      AND (payout_id IS NOT NULL) = (kind IN (${listed(OF_PAYOUTS)}))
      AND (chargeback_id IS NOT NULL) = (kind IN (${listed(OF_CHARGEBACKS)})));
`;
