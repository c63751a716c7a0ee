import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Records that the buyer sent rented copies back, and lets the sellers who have to confirm it be found. */
export class ReturnShipments1763702910000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE fulfillments
        ADD COLUMN sent_back_at timestamptz(3),
        /* Deferred, because the entry is inserted with the event, which ends the transaction. */
        ADD COLUMN sent_back_entry_id type_id REFERENCES timeline_entries DEFERRABLE INITIALLY DEFERRED,
        ADD COLUMN return_carrier text,
        ADD COLUMN return_tracking_number text,
        ADD CONSTRAINT fulfillments_sent_back_entry CHECK ((sent_back_at IS NULL) = (sent_back_entry_id IS NULL)),
        ADD CONSTRAINT fulfillments_return_shipment
          CHECK (sent_back_at IS NOT NULL OR (return_carrier IS NULL AND return_tracking_number IS NULL)),
        ADD CONSTRAINT fulfillments_sent_back_after_delivery
          CHECK (sent_back_at IS NULL OR status NOT IN ('PENDING', 'CONFIRMED', 'SHIPPED', 'CANCELLED'));
      CREATE UNIQUE INDEX fulfillments_sent_back_entries ON fulfillments (sent_back_entry_id)
        WHERE sent_back_entry_id IS NOT NULL;
      CREATE INDEX fulfillments_sent_back ON fulfillments (seller_id, sent_back_at)
        WHERE status = 'DELIVERED' AND sent_back_at IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE fulfillments
        DROP COLUMN sent_back_at, DROP COLUMN sent_back_entry_id,
        DROP COLUMN return_carrier, DROP COLUMN return_tracking_number
    `);
  }
}
