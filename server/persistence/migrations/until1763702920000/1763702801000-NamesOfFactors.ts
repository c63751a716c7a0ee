import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a second factor have no name: clients then name it by its kind, in the language of the reader. */
export class NamesOfFactors1763702801000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE second_factors ALTER COLUMN name DROP NOT NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE second_factors SET name = CASE kind WHEN 'PASSKEY' THEN 'Passkey' ELSE 'Authenticator app' END
      WHERE name IS NULL`);
    await runner.query('ALTER TABLE second_factors ALTER COLUMN name SET NOT NULL');
  }
}
