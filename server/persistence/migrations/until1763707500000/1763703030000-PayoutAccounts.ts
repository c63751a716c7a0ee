import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the payout accounts of sellers. Their numbers are sealed; only the last four characters are readable. Payouts may
 * go to a bank account instead of a UPI address. The pause after a change covers both.
 */
export class PayoutAccounts1763703030000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users RENAME COLUMN upi_changed_at TO payout_changed_at');
    await runner.query(ACCOUNTS);
    await runner.query(BANK_ACCOUNTS_OF_PAYOUTS);
    await runner.query(actions([...BEFORE, ...NEW]));
  }

  async down(): Promise<void> {
    throw new Error('Payout accounts are known only here: restore a backup instead');
  }
}

const ACCOUNTS = `
  CREATE TABLE payout_accounts (
    user_id type_id PRIMARY KEY REFERENCES users,
    method text NOT NULL CHECK (method IN ('UPI', 'BANK_ACCOUNT')),
    secrets bytea,
    pan_end text CHECK (length(pan_end) = 4),
    gstin_end text CHECK (length(gstin_end) = 4),
    bank_account_end text CHECK (length(bank_account_end) = 4),
    restriction text CHECK (restriction IN ('RESTRICTED', 'REJECTED')),
    restriction_reason text,
    restricted_at timestamptz(3),
    CONSTRAINT payout_accounts_sealed CHECK (
      secrets IS NOT NULL OR num_nonnulls(pan_end, gstin_end, bank_account_end) = 0),
    CONSTRAINT payout_accounts_gstin_has_pan CHECK (gstin_end IS NULL OR pan_end IS NOT NULL),
    CONSTRAINT payout_accounts_restricted CHECK (
      num_nonnulls(restriction, restriction_reason, restricted_at) IN (0, 3))
  );
  CREATE INDEX payout_accounts_restricted_first ON payout_accounts (restricted_at, user_id)
    WHERE restriction IS NOT NULL;
`;

const BANK_ACCOUNTS_OF_PAYOUTS = `
  ALTER TABLE payouts ADD COLUMN bank_account bytea,
    ADD COLUMN bank_account_end text CHECK (length(bank_account_end) = 4),
    ADD CONSTRAINT payouts_to_one_place CHECK (num_nonnulls(upi_address, bank_account_end) <= 1),
    ADD CONSTRAINT payouts_bank_account CHECK (
      bank_account IS NULL OR status = 'PENDING' AND bank_account_end IS NOT NULL);
`;

const BEFORE = [
  'GRANT_ROLE',
  'REVOKE_ROLE',
  'START_SUPPORT_VIEW',
  'SEE_PAGE',
  'END_SUPPORT_VIEW',
  'READ_PHOTO',
  'READ_ORDER',
  'READ_CONTACT',
  'RESET_FACTORS',
  'DECIDE_DISPUTE',
  'RETRY_REFUND',
  'SETTLE_REFUND',
  'SETTLE_UNKNOWN_PAYMENT',
  'SETTLE_PAYOUT',
  'SETTLE_DIFFERENCE',
];

const NEW = ['READ_BANK_ACCOUNT', 'RESTRICT_PAYOUT_ACCOUNT', 'REINSTATE_PAYOUT_ACCOUNT'];

const actions = (names: readonly string[]) => `
  ALTER TABLE staff_actions DROP CONSTRAINT staff_actions_action_check,
    ADD CONSTRAINT staff_actions_action_check CHECK (action IN (${names.map((name) => `'${name}'`).join(', ')}));
`;
