import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Creates the table of proofs of payout accounts. A seller has one proof, for the payout account as it was at `changed_at`; a
 * proof for an earlier one says nothing.
 */
export class AccountProofs1763718000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE account_proofs (
        seller_id type_id PRIMARY KEY REFERENCES users,
        changed_at timestamptz(3),
        provider text NOT NULL,
        reference text,
        state text NOT NULL CHECK (state IN ('UNDER_WAY', 'PROVED', 'REFUSED')),
        note text,
        asked_at timestamptz(3) NOT NULL,
        CONSTRAINT account_proofs_at_provider UNIQUE (provider, reference),
        CONSTRAINT account_proofs_proved CHECK (state <> 'PROVED' OR reference IS NOT NULL)
      );
      CREATE INDEX account_proofs_to_follow ON account_proofs (seller_id) WHERE state = 'UNDER_WAY'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE account_proofs');
  }
}
