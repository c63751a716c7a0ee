import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records the differences between the lists of payment providers and the payments and refunds here. A payment or refund has at
 * most one open difference. One that is settled by hand names the member of staff and the reason.
 */
export class Reconciliation1763703012000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(DIFFERENCES);
    await runner.query(RUNS);
    await runner.query(BY_TIME);
    await runner.query(ACTIONS);
  }

  async down(): Promise<void> {
    throw new Error('Differences were settled by hand: restore a backup instead');
  }
}

const SIDE = (side: string) => `
    ${side}_status text CHECK (${side}_status IN ('PENDING', 'FAILED', 'CAPTURED', 'DONE')),
    ${side}_amount bigint,
    ${side}_currency text,
    CONSTRAINT reconciliation_differences_${side}
      CHECK ((${side}_status IS NULL) = (${side}_amount IS NULL) AND (${side}_status IS NULL) = (${side}_currency IS NULL)),`;

const DIFFERENCES = `
  CREATE TABLE reconciliation_differences (
    id type_id PRIMARY KEY,
    provider text NOT NULL,
    subject text NOT NULL CHECK (subject IN ('PAYMENT', 'REFUND')),
    reference text NOT NULL,
    kind text NOT NULL CHECK (kind IN ('MISSING_HERE', 'MISSING_THERE', 'AMOUNT', 'STATE')),
    ${SIDE('our')}
    ${SIDE('their')}
    occurred_at timestamptz(3) NOT NULL,
    first_seen_at timestamptz(3) NOT NULL,
    last_seen_at timestamptz(3) NOT NULL,
    resolved_at timestamptz(3),
    settled_by type_id REFERENCES users,
    settled_reason text CHECK (settled_reason <> ''),
    CONSTRAINT reconciliation_differences_sides CHECK (
      (our_status IS NULL) = (kind = 'MISSING_HERE') AND (their_status IS NULL) = (kind = 'MISSING_THERE')),
    CONSTRAINT reconciliation_differences_seen CHECK (first_seen_at <= last_seen_at),
    CONSTRAINT reconciliation_differences_settled CHECK (
      (settled_by IS NULL) = (settled_reason IS NULL) AND (settled_by IS NULL OR resolved_at IS NOT NULL))
  );
  CREATE UNIQUE INDEX reconciliation_differences_one_open ON reconciliation_differences (provider, subject, reference)
    WHERE resolved_at IS NULL;
  CREATE INDEX reconciliation_differences_open ON reconciliation_differences (first_seen_at, id) WHERE resolved_at IS NULL;
  CREATE INDEX reconciliation_differences_settled_once ON reconciliation_differences (provider, subject, reference)
    WHERE settled_by IS NOT NULL;
`;

const RUNS = `
  CREATE TABLE reconciliation_runs (
    id type_id PRIMARY KEY,
    provider text NOT NULL,
    started_at timestamptz(3) NOT NULL,
    finished_at timestamptz(3) NOT NULL,
    payments int NOT NULL CHECK (payments >= 0),
    refunds int NOT NULL CHECK (refunds >= 0)
  );
  CREATE INDEX reconciliation_runs_newest ON reconciliation_runs (finished_at);
`;

const BY_TIME = `
  CREATE INDEX payment_attempts_by_time ON payment_attempts (created_at, id);
  CREATE INDEX provider_refunds_by_time ON provider_refunds (created_at, id);
  CREATE INDEX provider_refunds_by_reference ON provider_refunds (reference) WHERE reference IS NOT NULL;
`;

const ACTIONS = `
  ALTER TABLE staff_actions
    DROP CONSTRAINT staff_actions_action_check,
    DROP CONSTRAINT staff_actions_account,
    ADD CONSTRAINT staff_actions_action_check CHECK (action IN
      ('GRANT_ROLE', 'REVOKE_ROLE', 'START_SUPPORT_VIEW', 'SEE_PAGE', 'END_SUPPORT_VIEW', 'READ_PHOTO',
       'READ_ORDER', 'READ_CONTACT', 'RESET_FACTORS', 'DECIDE_DISPUTE', 'RETRY_REFUND', 'SETTLE_REFUND',
       'SETTLE_UNKNOWN_PAYMENT', 'SETTLE_PAYOUT', 'SETTLE_DIFFERENCE')),
    ADD CONSTRAINT staff_actions_account
      CHECK ((user_id IS NULL) = (action IN ('SETTLE_UNKNOWN_PAYMENT', 'SETTLE_DIFFERENCE')));
`;
