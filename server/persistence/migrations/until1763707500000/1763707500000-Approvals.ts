import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records the requests of staff that a second member of staff approve a step with money. Nobody approves an own one. */
export class Approvals1763707500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(APPROVALS);
    await runner.query(ACTIONS);
  }

  async down(): Promise<void> {
    throw new Error('Approvals say who moved money: restore a backup instead');
  }
}

const APPROVALS = `
  CREATE TABLE approvals (
    id type_id PRIMARY KEY,
    step text NOT NULL CHECK (step IN
      ('SETTLE_REFUND', 'SETTLE_UNKNOWN_PAYMENT', 'SETTLE_DIFFERENCE', 'SETTLE_PAYOUT', 'ACCEPT_CHARGEBACK')),
    subject_id type_id NOT NULL,
    user_id type_id REFERENCES users,
    amount paise NOT NULL CHECK (amount >= 0),
    currency text NOT NULL,
    reason text CHECK (reason <> ''),
    reference text CHECK (reference <> ''),
    requested_by type_id NOT NULL REFERENCES users,
    requested_at timestamptz(3) NOT NULL,
    decision text CHECK (decision IN ('APPROVED', 'REJECTED', 'WITHDRAWN')),
    decided_by type_id REFERENCES users,
    decided_at timestamptz(3),
    decision_reason text CHECK (decision_reason <> ''),
    CONSTRAINT approvals_decided CHECK (num_nonnulls(decision, decided_by, decided_at) IN (0, 3)),
    CONSTRAINT approvals_declined_with_reason CHECK
      ((decision_reason IS NOT NULL) = coalesce(decision IN ('REJECTED', 'WITHDRAWN'), false)),
    CONSTRAINT approvals_by_another CHECK (decision IS NULL OR (decision = 'WITHDRAWN') = (decided_by = requested_by))
  );
  CREATE UNIQUE INDEX approvals_one_pending ON approvals (subject_id) WHERE decision IS NULL;
  CREATE INDEX approvals_pending ON approvals (requested_at, id) WHERE decision IS NULL;
`;

/** An approval may be about nobody's account, as the step that it is about. */
const ACTIONS = `
  ALTER TABLE staff_actions
    DROP CONSTRAINT staff_actions_action_check,
    DROP CONSTRAINT staff_actions_account,
    ADD CONSTRAINT staff_actions_action_check CHECK (action IN
      ('GRANT_ROLE', 'REVOKE_ROLE', 'START_SUPPORT_VIEW', 'SEE_PAGE', 'END_SUPPORT_VIEW', 'READ_PHOTO',
       'READ_ORDER', 'READ_CONTACT', 'RESET_FACTORS', 'DECIDE_DISPUTE', 'RETRY_REFUND', 'SETTLE_REFUND',
       'SETTLE_UNKNOWN_PAYMENT', 'SETTLE_PAYOUT', 'SETTLE_DIFFERENCE', 'READ_BANK_ACCOUNT',
       'RESTRICT_PAYOUT_ACCOUNT', 'REINSTATE_PAYOUT_ACCOUNT', 'READ_COMPLAINT',
       'ANSWER_COMPLAINT', 'SETTLE_COMPLAINT', 'ACCEPT_CHARGEBACK', 'CONTEST_CHARGEBACK',
       'REQUEST_APPROVAL', 'APPROVE_STEP', 'DECLINE_STEP')),
    ADD CONSTRAINT staff_actions_account CHECK (
      action IN ('ACCEPT_CHARGEBACK', 'CONTEST_CHARGEBACK', 'REQUEST_APPROVAL', 'APPROVE_STEP', 'DECLINE_STEP')
      OR (user_id IS NULL) = (action IN ('SETTLE_UNKNOWN_PAYMENT', 'SETTLE_DIFFERENCE')));
`;
