import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Keeps the days of rentals that arrived after their first day. The ordered line stays as it was. */
export class RentalArrivals1763718500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE rental_arrivals (
        order_item_id type_id PRIMARY KEY REFERENCES order_items,
        /* The delivery that moved the days. */
        timeline_entry_id type_id NOT NULL REFERENCES timeline_entries,
        starts_on date NOT NULL,
        ends_on date NOT NULL CHECK (ends_on > starts_on),
        /* The due date of all agreed months from the delivery; later than ends_on if the copies are not free so long. */
        full_until date NOT NULL CHECK (full_until >= ends_on)
      );
      CREATE INDEX rental_arrivals_by_entry ON rental_arrivals (timeline_entry_id);
      CREATE TRIGGER rental_arrivals_are_append_only BEFORE UPDATE OR DELETE ON rental_arrivals
        FOR EACH ROW EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER rental_arrivals_are_never_emptied BEFORE TRUNCATE ON rental_arrivals
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
  }

  async down(): Promise<void> {
    throw new Error('Due dates have moved: restore a backup instead');
  }
}
