import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The keys under which requests were made that must not be done twice; those of orders stand in the orders themselves. */
export class IdempotencyKeys1763702210000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE idempotency_keys (
        id type_id PRIMARY KEY,
        user_id type_id NOT NULL REFERENCES users,
        action text NOT NULL CHECK (action IN ('LIST_BOOK', 'ADJUST_COPIES')),
        key text NOT NULL CHECK (length(key) BETWEEN 1 AND 200),
        content_hash bytea NOT NULL CHECK (length(content_hash) = 32),
        result_id type_id NOT NULL,
        created_at timestamptz NOT NULL,
        UNIQUE (user_id, action, key)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE idempotency_keys');
  }
}
