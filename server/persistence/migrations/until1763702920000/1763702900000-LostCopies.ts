import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Adds the status of lost rentals, and to each order line the part of the deposit that pays for lost copies. Lines that were
 * ordered before get the amount that the listing has now.
 */
export class LostCopies1763702900000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [STATUSES, INDEX, KEPT_IF_LOST, KEPT_OF_EARLIER_LINES]) await runner.query(part);
  }

  async down(): Promise<void> {
    throw new Error('Fulfillments with lost copies have no earlier status: restore a backup instead');
  }
}

const KNOWN = "IN ('PENDING', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURNED', 'LOST')";

const STATUSES = `
  ALTER TABLE fulfillments
    DROP CONSTRAINT fulfillments_status_check,
    ADD CONSTRAINT fulfillments_status_check CHECK (status ${KNOWN});
  ALTER TABLE timeline_entries
    DROP CONSTRAINT timeline_entries_known_from_status,
    DROP CONSTRAINT timeline_entries_known_to_status,
    ADD CONSTRAINT timeline_entries_known_from_status CHECK (from_status ${KNOWN}),
    ADD CONSTRAINT timeline_entries_known_to_status CHECK (to_status ${KNOWN});
`;

/** The last orders of a seller that were sent or cancelled, for the figures of their reputation. */
const INDEX = `
  DROP INDEX settled_fulfillments_by_seller;
  CREATE INDEX settled_fulfillments_by_seller ON fulfillments (seller_id, created_at DESC, id DESC)
    WHERE status IN ('SHIPPED', 'DELIVERED', 'RETURNED', 'LOST', 'CANCELLED');
`;

const KEPT_IF_LOST = `
  ALTER TABLE order_items
    ADD COLUMN kept_if_lost paise NOT NULL DEFAULT 0,
    ADD CONSTRAINT order_items_kept_within_deposit CHECK (kept_if_lost BETWEEN 0 AND deposit);
`;

const KEPT_OF_EARLIER_LINES = `
  UPDATE order_items i SET kept_if_lost = least(i.deposit, coalesce(b.sale_price * i.quantity, i.deposit))
  FROM books b WHERE b.id = i.book_id AND i.deposit > 0
`;
