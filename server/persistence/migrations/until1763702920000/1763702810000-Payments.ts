import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Records the payments between buyer and seller. Fulfillments that were delivered before are taken as paid, and their
 * returned deposits as paid back, because nobody could record it.
 */
export class Payments1763702810000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PAYMENTS);
    await runner.query(PAID_BEFORE);
    await runner.query(PAID_BACK_BEFORE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE payments');
    await runner.query('ALTER TABLE users DROP COLUMN upi_address');
  }
}

/** A fulfillment has at most one unconfirmed payment, so no amount is paid twice by mistake. */
const PAYMENTS = `
  ALTER TABLE users ADD COLUMN upi_address text
    CHECK (upi_address ~ '^[a-z0-9._-]{2,200}@[a-z][a-z0-9]{1,63}$');
  CREATE TABLE payments (
    id type_id PRIMARY KEY,
    fulfillment_id type_id NOT NULL REFERENCES fulfillments,
    kind text NOT NULL CHECK (kind IN ('PAYMENT', 'REFUND')),
    status text NOT NULL CHECK (status IN ('PENDING', 'CAPTURED', 'FAILED')),
    amount bigint NOT NULL CHECK (amount > 0),
    currency text NOT NULL,
    created_at timestamptz(3) NOT NULL,
    settled_at timestamptz(3),
    CONSTRAINT payments_settled CHECK ((settled_at IS NULL) = (status = 'PENDING'))
  );
  CREATE UNIQUE INDEX payments_one_pending ON payments (fulfillment_id) WHERE status = 'PENDING';
  CREATE INDEX payments_by_fulfillment ON payments (fulfillment_id);
`;

/** The ID reuses the suffix of the fulfillment, which is unique. */
const PAID_BEFORE = `
  INSERT INTO payments (id, fulfillment_id, kind, status, amount, currency, created_at, settled_at)
  SELECT 'payment_' || split_part(f.id, '_', 2), f.id, 'PAYMENT', 'CAPTURED', sum(l.amount), min(l.currency),
         max(l.occurred_at), max(l.occurred_at)
  FROM fulfillments f JOIN ledger_entries l ON l.fulfillment_id = f.id AND l.kind IN ('CHARGE', 'DEPOSIT_HELD')
  WHERE f.status IN ('DELIVERED', 'RETURNED')
  GROUP BY f.id`;

const PAID_BACK_BEFORE = `
  INSERT INTO payments (id, fulfillment_id, kind, status, amount, currency, created_at, settled_at)
  SELECT 'payment_' || split_part(min(l.id), '_', 2), f.id, 'REFUND', 'CAPTURED', sum(l.amount), min(l.currency),
         max(l.occurred_at), max(l.occurred_at)
  FROM fulfillments f JOIN ledger_entries l ON l.fulfillment_id = f.id AND l.kind IN ('DEPOSIT_RELEASED', 'REFUND')
  WHERE f.status = 'RETURNED'
  GROUP BY f.id`;
