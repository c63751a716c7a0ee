import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a listing asks for each day that a copy comes back late, and what a line of an order was rented at. */
export class LateFees1763700500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE books
        ADD COLUMN late_fee_per_day paise NOT NULL DEFAULT 0,
        ADD CONSTRAINT books_late_fee_of_rentals CHECK (rent_per_month IS NOT NULL OR late_fee_per_day = 0);
      ALTER TABLE order_items
        ADD COLUMN late_fee_per_day paise NOT NULL DEFAULT 0,
        ADD CONSTRAINT order_items_late_fee_of_rentals CHECK (type = 'RENTAL' OR late_fee_per_day = 0);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE order_items DROP COLUMN late_fee_per_day');
    await runner.query('ALTER TABLE books DROP COLUMN late_fee_per_day');
  }
}
