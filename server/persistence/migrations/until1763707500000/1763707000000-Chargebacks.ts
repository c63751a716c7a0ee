import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records the chargebacks of online payments, and the refunds that banks have made by them. Each chargeback is posted to the
 * journal at most once as taken, as returned and as lost.
 */
export class Chargebacks1763707000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(CHARGEBACKS);
    await runner.query(REFUNDS);
    await runner.query(JOURNAL);
    await runner.query(ACTIONS);
  }

  async down(): Promise<void> {
    throw new Error('Chargebacks have moved money: restore a backup instead');
  }
}

const CHARGEBACKS = `
  CREATE TABLE chargebacks (
    id type_id PRIMARY KEY,
    attempt_id type_id NOT NULL REFERENCES payment_attempts,
    reference text NOT NULL UNIQUE,
    phase text NOT NULL CHECK (phase IN ('FRAUD', 'RETRIEVAL', 'CHARGEBACK', 'PRE_ARBITRATION', 'ARBITRATION')),
    status text NOT NULL CHECK (status IN ('OPEN', 'UNDER_REVIEW', 'WON', 'LOST', 'CLOSED')),
    reason text NOT NULL,
    amount paise NOT NULL CHECK (amount > 0),
    currency text NOT NULL,
    deducted paise NOT NULL CHECK (deducted <= amount),
    respond_by timestamptz(3),
    opened_at timestamptz(3) NOT NULL,
    ended_at timestamptz(3),
    answer text CHECK (answer IN ('ACCEPTED', 'CONTESTED')),
    explanation text CHECK (explanation <> ''),
    answered_by type_id REFERENCES users,
    answered_at timestamptz(3),
    sent_at timestamptz(3),
    failure text,
    CONSTRAINT chargebacks_ended CHECK ((ended_at IS NULL) = (status IN ('OPEN', 'UNDER_REVIEW'))),
    CONSTRAINT chargebacks_answered CHECK (num_nonnulls(answer, explanation, answered_by, answered_at) IN (0, 4)),
    CONSTRAINT chargebacks_sent CHECK (sent_at IS NULL OR answer IS NOT NULL),
    CONSTRAINT chargebacks_kept CHECK (deducted = CASE status WHEN 'LOST' THEN amount ELSE deducted END
      AND (status NOT IN ('WON', 'CLOSED') OR deducted = 0))
  );
  CREATE INDEX chargebacks_by_attempt ON chargebacks (attempt_id);
  CREATE INDEX chargebacks_open ON chargebacks (opened_at, id) WHERE ended_at IS NULL;
  CREATE INDEX chargebacks_to_send ON chargebacks (id) WHERE answer IS NOT NULL AND sent_at IS NULL AND ended_at IS NULL;
`;

/** A refund that the bank has made by a chargeback is done; one that it has made unnecessary has failed. */
const REFUNDS = `
  ALTER TABLE provider_refunds ADD COLUMN chargeback_id type_id REFERENCES chargebacks,
    ADD CONSTRAINT provider_refunds_by_chargeback CHECK (chargeback_id IS NULL OR status <> 'PENDING');
`;

const KINDS = [
  'ORDER_PAID',
  'EXCESS_RECEIVED',
  'REFUNDED',
  'REFUNDED_BY_HAND',
  'EXCESS_REFUNDED',
  'DEPOSIT_CHANGED',
  'EARNED',
  'PAYOUT_PAID',
  'PAYOUT_RETURNED',
  'PAYOUT_FEE',
  'PAYOUT_FEE_RETURNED',
  'UNKNOWN_RECEIVED',
  'UNKNOWN_SETTLED',
];
const OF_PAYOUTS = ['PAYOUT_PAID', 'PAYOUT_RETURNED', 'PAYOUT_FEE', 'PAYOUT_FEE_RETURNED'];
const OF_CHARGEBACKS = ['CHARGEBACK_TAKEN', 'CHARGEBACK_RETURNED', 'CHARGEBACK_LOST'];
const ACCOUNTS = [
  'BUYER',
  'SELLER',
  'DEPOSIT',
  'COMMISSION',
  'TAX',
  'DELIVERY',
  'PROVIDER_FEE',
  'FLOAT',
  'SUSPENSE',
  'CHARGEBACK',
];

const listed = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** The entries of a chargeback name its payment by the chargeback, because a payment can have several. */
const JOURNAL = `
  ALTER TABLE journal_entries ADD COLUMN chargeback_id type_id REFERENCES chargebacks,
    DROP CONSTRAINT journal_entries_kind_check,
    ADD CONSTRAINT journal_entries_kind_check CHECK (kind IN (${listed([...KINDS, ...OF_CHARGEBACKS])})),
    ADD CONSTRAINT journal_entries_chargeback_once UNIQUE (chargeback_id, kind),
    DROP CONSTRAINT journal_entries_subject,
    ADD CONSTRAINT journal_entries_subject CHECK (
      (order_id IS NULL) = (kind IN (${listed([...OF_PAYOUTS, ...OF_CHARGEBACKS])}, 'UNKNOWN_RECEIVED', 'UNKNOWN_SETTLED'))
      AND (attempt_id IS NOT NULL) = (kind IN ('ORDER_PAID', 'EXCESS_RECEIVED', 'UNKNOWN_RECEIVED', 'UNKNOWN_SETTLED'))
      AND (refund_id IS NOT NULL) = (kind IN ('REFUNDED', 'REFUNDED_BY_HAND', 'EXCESS_REFUNDED'))
      AND (earning_id IS NOT NULL) = (kind = 'EARNED')
      AND (payout_id IS NOT NULL) = (kind IN (${listed(OF_PAYOUTS)}))
      AND (chargeback_id IS NOT NULL) = (kind IN (${listed(OF_CHARGEBACKS)})));
  ALTER TABLE journal_postings DROP CONSTRAINT journal_postings_account_check,
    ADD CONSTRAINT journal_postings_account_check CHECK (account IN (${listed(ACCOUNTS)}));
`;

/** A chargeback of a payment of unknown origin is about nobody's account. */
const ACTIONS = `
  ALTER TABLE staff_actions
    DROP CONSTRAINT staff_actions_action_check,
    DROP CONSTRAINT staff_actions_account,
    ADD CONSTRAINT staff_actions_action_check CHECK (action IN
      ('GRANT_ROLE', 'REVOKE_ROLE', 'START_SUPPORT_VIEW', 'SEE_PAGE', 'END_SUPPORT_VIEW', 'READ_PHOTO',
       'READ_ORDER', 'READ_CONTACT', 'RESET_FACTORS', 'DECIDE_DISPUTE', 'RETRY_REFUND', 'SETTLE_REFUND',
       'SETTLE_UNKNOWN_PAYMENT', 'SETTLE_PAYOUT', 'SETTLE_DIFFERENCE', 'READ_BANK_ACCOUNT',
       'RESTRICT_PAYOUT_ACCOUNT', 'REINSTATE_PAYOUT_ACCOUNT', 'READ_COMPLAINT',
       'ANSWER_COMPLAINT', 'SETTLE_COMPLAINT', 'ACCEPT_CHARGEBACK', 'CONTEST_CHARGEBACK')),
    ADD CONSTRAINT staff_actions_account CHECK (action IN ('ACCEPT_CHARGEBACK', 'CONTEST_CHARGEBACK')
      OR (user_id IS NULL) = (action IN ('SETTLE_UNKNOWN_PAYMENT', 'SETTLE_DIFFERENCE')));
`;
