import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Addresses that accounts save for their orders, at most one of each the default; and the receiver and phone number of
 * an order.
 */
export class Addresses1763702930000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE addresses (
        id type_id PRIMARY KEY,
        user_id type_id NOT NULL REFERENCES users ON DELETE CASCADE,
        label text,
        receiver text NOT NULL,
        phone text NOT NULL CHECK (phone ~ '^[6-9][0-9]{9}$'),
        street text NOT NULL,
        city text NOT NULL,
        state text NOT NULL,
        zipcode text NOT NULL CHECK (zipcode ~ '^[0-9]{5,6}$'),
        country text NOT NULL,
        is_default boolean NOT NULL,
        created_at timestamptz NOT NULL
      );
      CREATE UNIQUE INDEX addresses_one_default ON addresses (user_id) WHERE is_default;
      CREATE INDEX addresses_by_user ON addresses (user_id, created_at, id);
      ALTER TABLE orders
        ADD COLUMN receiver text,
        ADD COLUMN phone text CHECK (phone ~ '^[6-9][0-9]{9}$');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE addresses; ALTER TABLE orders DROP COLUMN receiver, DROP COLUMN phone');
  }
}
