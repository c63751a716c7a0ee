import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets requests for approval end by themselves, without a person who decided. */
export class EndedApprovals1763712000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(APPROVALS);
  }

  async down(): Promise<void> {
    throw new Error('Approvals say who moved money: restore a backup instead');
  }
}

const APPROVALS = `
  ALTER TABLE approvals
    DROP CONSTRAINT approvals_decision_check,
    DROP CONSTRAINT approvals_decided,
    DROP CONSTRAINT approvals_by_another,
    ADD CONSTRAINT approvals_decision_check CHECK
      (decision IN ('APPROVED', 'REJECTED', 'WITHDRAWN', 'EXPIRED', 'LAPSED')),
    ADD CONSTRAINT approvals_decided CHECK (
      (decision IS NULL) = (decided_at IS NULL)
      AND (decided_by IS NOT NULL) = coalesce(decision IN ('APPROVED', 'REJECTED', 'WITHDRAWN'), false)),
    ADD CONSTRAINT approvals_by_another CHECK
      (decided_by IS NULL OR (decision = 'WITHDRAWN') = (decided_by = requested_by));
`;
