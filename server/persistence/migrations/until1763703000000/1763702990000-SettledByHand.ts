import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Lets staff settle refunds that failed and payments of unknown origin. What was settled by hand names the member of
 * staff and the reason, and a refund by hand also the reference of the transfer.
 */
export class SettledByHand1763702990000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(REFUNDS);
    await runner.query(UNKNOWN_PAYMENTS);
    await runner.query(ACTIONS);
  }

  async down(): Promise<void> {
    throw new Error('Refunds settled by hand have moved money: restore a backup instead');
  }
}

const REFUNDS = `
  ALTER TABLE provider_refunds
    ADD COLUMN settled_by type_id REFERENCES users,
    ADD COLUMN settled_reason text CHECK (settled_reason <> ''),
    ADD CONSTRAINT provider_refunds_by_hand CHECK ((settled_by IS NULL) = (settled_reason IS NULL)),
    ADD CONSTRAINT provider_refunds_by_hand_done
      CHECK (settled_by IS NULL OR (status = 'DONE' AND reference IS NOT NULL AND reference <> ''));
  CREATE UNIQUE INDEX provider_refunds_one_for_an_attempt ON provider_refunds (attempt_id)
    WHERE payment_id IS NULL AND status <> 'FAILED';
  CREATE INDEX provider_refunds_failed ON provider_refunds (settled_at, id) WHERE status = 'FAILED';
`;

const UNKNOWN_PAYMENTS = `
  ALTER TABLE payment_attempts
    ADD COLUMN settled_at timestamptz(3),
    ADD COLUMN settled_by type_id REFERENCES users,
    ADD COLUMN settled_reason text CHECK (settled_reason <> ''),
    ADD CONSTRAINT payment_attempts_settled
      CHECK ((settled_at IS NULL) = (settled_by IS NULL) AND (settled_at IS NULL) = (settled_reason IS NULL)),
    ADD CONSTRAINT payment_attempts_settled_unknown CHECK (settled_at IS NULL OR intent_id IS NULL);
  DROP INDEX payment_attempts_unknown;
  CREATE INDEX payment_attempts_unknown ON payment_attempts (created_at, id)
    WHERE intent_id IS NULL AND settled_at IS NULL;
`;

const ACTIONS = `
  ALTER TABLE staff_actions
    ALTER COLUMN user_id DROP NOT NULL,
    DROP CONSTRAINT staff_actions_action_check,
    ADD CONSTRAINT staff_actions_action_check CHECK (action IN
      ('GRANT_ROLE', 'REVOKE_ROLE', 'START_SUPPORT_VIEW', 'SEE_PAGE', 'END_SUPPORT_VIEW', 'READ_PHOTO',
       'READ_ORDER', 'READ_CONTACT', 'RESET_FACTORS', 'DECIDE_DISPUTE', 'RETRY_REFUND', 'SETTLE_REFUND',
       'SETTLE_UNKNOWN_PAYMENT')),
    ADD CONSTRAINT staff_actions_account CHECK ((user_id IS NULL) = (action = 'SETTLE_UNKNOWN_PAYMENT'));
`;
