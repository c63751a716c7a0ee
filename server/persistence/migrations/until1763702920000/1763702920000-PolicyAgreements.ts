import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Stores the version of each policy to which an account agreed. Accounts from before agreed to none. */
export class PolicyAgreements1763702920000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE policy_agreements (
        user_id type_id NOT NULL REFERENCES users,
        kind text NOT NULL CHECK (kind IN ('TERMS', 'PRIVACY', 'DELIVERY', 'RETURNS', 'COMPLAINTS')),
        version text NOT NULL CHECK (length(version) BETWEEN 1 AND 40),
        agreed_at timestamptz(3) NOT NULL,
        PRIMARY KEY (user_id, kind, version)
      );
      CREATE TRIGGER policy_agreements_are_append_only BEFORE UPDATE OR DELETE ON policy_agreements
        FOR EACH ROW EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER policy_agreements_are_never_emptied BEFORE TRUNCATE ON policy_agreements
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE policy_agreements');
  }
}
