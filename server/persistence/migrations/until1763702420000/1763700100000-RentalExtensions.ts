import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Months that were added to a rental after it was ordered. The ordered line stays as it was. */
export class RentalExtensions1763700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rental_extensions (
        id type_id PRIMARY KEY,
        order_item_id type_id NOT NULL REFERENCES order_items,
        /* The step in the timeline that tells of it: who and when. */
        event_id type_id NOT NULL UNIQUE REFERENCES fulfillment_events,
        months integer NOT NULL CHECK (months >= 1),
        /* From one due date to the next: each extension begins where the one before it ended. */
        extended_from date NOT NULL,
        ends_on date NOT NULL CHECK (ends_on > extended_from),
        charge paise NOT NULL CHECK (charge > 0),
        idempotency_key text CHECK (length(idempotency_key) BETWEEN 1 AND 200),
        UNIQUE (order_item_id, extended_from),
        UNIQUE (order_item_id, idempotency_key)
      );
      CREATE TRIGGER extensions_are_append_only BEFORE UPDATE OR DELETE ON rental_extensions
        FOR EACH ROW EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER extensions_are_never_emptied BEFORE TRUNCATE ON rental_extensions
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE rental_extensions');
  }
}
