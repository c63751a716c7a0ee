import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets the audit log record how payouts went, beside what staff settled by hand. */
export class SettledPayouts1763702995000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(actions([...BEFORE, 'SETTLE_PAYOUT']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(actions(BEFORE));
  }
}

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
];

const actions = (names: readonly string[]) => `
  ALTER TABLE staff_actions DROP CONSTRAINT staff_actions_action_check,
    ADD CONSTRAINT staff_actions_action_check CHECK (action IN (${names.map((name) => `'${name}'`).join(', ')}));
`;
