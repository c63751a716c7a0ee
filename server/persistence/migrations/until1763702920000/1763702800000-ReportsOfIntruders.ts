import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Blocks the password of an account whose owner reported an intruder, and stores in which session a second factor was
 * added and which one a session proved, so that a report removes the intruder's and keeps the owner's.
 *
 * Sessions from before the first second factor of an account never proved it. They end, as they do from now on when one
 * is added.
 */
export class ReportsOfIntruders1763702800000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN password_blocked_at timestamptz');
    await runner.query('ALTER TABLE second_factors ADD COLUMN session_id text');
    await runner.query('ALTER TABLE sessions ADD COLUMN factor_id text');
    await runner.query(`
      DELETE FROM sessions s
      USING (SELECT user_id, min(added_at) AS added_at FROM second_factors GROUP BY user_id) first
      WHERE s.user_id = first.user_id AND s.created_at < first.added_at`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sessions DROP COLUMN factor_id');
    await runner.query('ALTER TABLE second_factors DROP COLUMN session_id');
    await runner.query('ALTER TABLE users DROP COLUMN password_blocked_at');
  }
}
