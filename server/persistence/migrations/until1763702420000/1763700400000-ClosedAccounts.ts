import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An account can be closed: its row stays, because orders and ratings point to it, but says nothing of a person.
 */
export class ClosedAccounts1763700400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users ADD COLUMN closed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE users DROP COLUMN closed_at');
  }
}
