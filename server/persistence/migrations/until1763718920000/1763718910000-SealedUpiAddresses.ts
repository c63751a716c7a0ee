import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Seals UPI addresses, so that the database alone does not give them. A migration has no key: the addresses wait in a table of
 * their own until the next start, which seals them and empties the table.
 */
export class SealedUpiAddresses1763718910000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(COLUMNS);
    await runner.query(TO_SEAL);
    await runner.query(MOVE);
    await runner.query(CHECKS);
  }

  async down(): Promise<void> {
    throw new Error('UPI addresses are sealed: restore a backup instead');
  }
}

const COLUMNS = `
  ALTER TABLE users ADD COLUMN sealed_upi_address bytea, ADD COLUMN upi_address_shown text;
  ALTER TABLE payouts ADD COLUMN sealed_upi_address bytea, ADD COLUMN upi_address_shown text;
`;

/** Of payouts that have ended, only the shown part is kept. */
const TO_SEAL = `
  CREATE TABLE upi_addresses_to_seal (
    id type_id PRIMARY KEY,
    owner text NOT NULL CHECK (owner IN ('users', 'payouts')),
    address text NOT NULL
  );
  INSERT INTO upi_addresses_to_seal (id, owner, address)
    SELECT id, 'users', upi_address FROM users WHERE upi_address IS NOT NULL
    UNION ALL
    SELECT id, 'payouts', upi_address FROM payouts WHERE upi_address IS NOT NULL AND status IN ('PENDING', 'SENT');
`;

/** Overwrites the plain addresses before their columns go, because a dropped column stays in the rows on disk. */
const MOVE = `
  SET CONSTRAINTS payouts_sum IMMEDIATE;
  UPDATE users SET upi_address = NULL,
    upi_address_shown = left(split_part(upi_address, '@', 1), 2) || '…@' || split_part(upi_address, '@', 2)
    WHERE upi_address IS NOT NULL;
  UPDATE payouts SET upi_address = NULL,
    upi_address_shown = left(split_part(upi_address, '@', 1), 2) || '…@' || split_part(upi_address, '@', 2)
    WHERE upi_address IS NOT NULL;
  SET CONSTRAINTS payouts_sum DEFERRED;
`;

const CHECKS = `
  ALTER TABLE users DROP COLUMN upi_address,
    ADD CONSTRAINT users_upi_address CHECK (sealed_upi_address IS NULL OR upi_address_shown IS NOT NULL);
  ALTER TABLE payouts DROP CONSTRAINT payouts_to_one_place, DROP COLUMN upi_address,
    ADD CONSTRAINT payouts_to_one_place CHECK (num_nonnulls(upi_address_shown, bank_account_end) <= 1),
    ADD CONSTRAINT payouts_upi_address CHECK (
      sealed_upi_address IS NULL OR status IN ('PENDING', 'SENT') AND upi_address_shown IS NOT NULL);
`;
