import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the audit log record that staff read the payouts, debts or refunds of an account. */
export class StaffReadsOfMoney1763718420000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ACTIONS);
  }

  async down(): Promise<void> {
    throw new Error('The log says who read what: restore a backup instead');
  }
}

const ACTIONS = `
  ALTER TABLE staff_actions DROP CONSTRAINT staff_actions_action_check,
    ADD CONSTRAINT staff_actions_action_check CHECK (action IN
      ('GRANT_ROLE', 'REVOKE_ROLE', 'START_SUPPORT_VIEW', 'SEE_PAGE', 'END_SUPPORT_VIEW', 'READ_PHOTO',
       'READ_ORDER', 'READ_CONTACT', 'READ_MONEY', 'RESET_FACTORS', 'DECIDE_DISPUTE', 'RETRY_REFUND', 'SETTLE_REFUND',
       'SETTLE_UNKNOWN_PAYMENT', 'SETTLE_PAYOUT', 'SETTLE_DEBT', 'SETTLE_DIFFERENCE', 'READ_BANK_ACCOUNT',
       'RESTRICT_PAYOUT_ACCOUNT', 'REINSTATE_PAYOUT_ACCOUNT', 'READ_COMPLAINT',
       'ANSWER_COMPLAINT', 'SETTLE_COMPLAINT', 'ACCEPT_CHARGEBACK', 'CONTEST_CHARGEBACK',
       'REQUEST_APPROVAL', 'APPROVE_STEP', 'DECLINE_STEP'));
`;
