import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Disputes in which the buyer sends the books back first, and is then refunded an agreed or decided amount. The database
 * refuses a return for nothing or for more than was claimed, a step of it that skips an earlier one, a refund of another
 * amount once the books are back, and a refund after a return that the buyer missed.
 */
export class DisputeReturns1763711100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(RETURNS);
  }

  async down(): Promise<void> {
    throw new Error('Decided disputes have moved money: restore a backup instead');
  }
}

const OPEN = `('OPEN', 'ANSWERED', 'AWAITING_RETURN', 'RETURN_SENT', 'RETURN_CONTESTED')`;

const RETURNS = `
  ALTER TABLE disputes
    ADD COLUMN offers_return boolean NOT NULL DEFAULT false,
    ADD COLUMN return_refund paise,
    ADD COLUMN return_asked_at timestamptz(3),
    ADD COLUMN return_reason text,
    ADD COLUMN return_ordered_by type_id REFERENCES users,
    ADD COLUMN return_carrier text,
    ADD COLUMN return_tracking_number text,
    ADD COLUMN return_sent_at timestamptz(3),
    ADD COLUMN return_problem text CHECK (return_problem IN ('DID_NOT_ARRIVE', 'NOT_AS_SENT')),
    ADD COLUMN return_statement text,
    ADD COLUMN return_contested_at timestamptz(3),
    ADD COLUMN return_arrived_at timestamptz(3),
    DROP CONSTRAINT disputes_status_check,
    DROP CONSTRAINT disputes_closed,
    DROP CONSTRAINT disputes_awarded,
    ADD CONSTRAINT disputes_status_check CHECK (status IN
      ('OPEN', 'ANSWERED', 'AWAITING_RETURN', 'RETURN_SENT', 'RETURN_CONTESTED', 'SETTLED', 'WITHDRAWN', 'DECIDED',
       'EXPIRED', 'RETURNED', 'LAPSED')),
    ADD CONSTRAINT disputes_closed CHECK ((closed_at IS NULL) = (status IN ${OPEN})),
    ADD CONSTRAINT disputes_awarded CHECK ((awarded IS NULL) = (status IN ${OPEN} OR status = 'WITHDRAWN')),
    ADD CONSTRAINT disputes_offered_return CHECK (NOT offers_return OR offered > 0),
    ADD CONSTRAINT disputes_return_of_books CHECK (return_asked_at IS NULL OR reason = 'NOT_AS_DESCRIBED'),
    ADD CONSTRAINT disputes_return_asked CHECK (
      (return_asked_at IS NULL) = (return_refund IS NULL)
      AND (return_reason IS NULL) = (return_ordered_by IS NULL)
      AND (return_asked_at IS NOT NULL OR return_ordered_by IS NULL)
      AND (return_asked_at IS NOT NULL
           OR status NOT IN ('AWAITING_RETURN', 'RETURN_SENT', 'RETURN_CONTESTED', 'RETURNED', 'LAPSED'))),
    ADD CONSTRAINT disputes_return_refund CHECK (return_refund BETWEEN 1 AND claimed),
    ADD CONSTRAINT disputes_return_sent CHECK (
      (return_sent_at IS NULL OR return_asked_at IS NOT NULL)
      AND (return_sent_at IS NOT NULL OR (return_carrier IS NULL AND return_tracking_number IS NULL))
      AND (status NOT IN ('RETURN_SENT', 'RETURN_CONTESTED') OR return_sent_at IS NOT NULL)
      AND (status NOT IN ('AWAITING_RETURN', 'LAPSED') OR return_sent_at IS NULL)),
    ADD CONSTRAINT disputes_return_contested CHECK (
      (return_contested_at IS NULL) = (return_problem IS NULL)
      AND (return_contested_at IS NULL) = (return_statement IS NULL)
      AND (return_contested_at IS NULL OR return_sent_at IS NOT NULL)
      AND (status <> 'RETURN_CONTESTED' OR return_contested_at IS NOT NULL)),
    ADD CONSTRAINT disputes_returned CHECK (
      (return_arrived_at IS NULL OR status = 'RETURNED')
      AND (status <> 'RETURNED' OR (awarded = return_refund
           AND (return_arrived_at IS NOT NULL OR return_sent_at IS NOT NULL)))),
    ADD CONSTRAINT disputes_lapsed CHECK (status <> 'LAPSED' OR awarded = 0);
`;
