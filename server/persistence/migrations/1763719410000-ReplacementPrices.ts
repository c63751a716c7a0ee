import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Lets a listing state what a lost copy costs, so that sellers who only rent need not keep the whole deposit. */
export class ReplacementPrices1763719410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(PRICE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE books DROP COLUMN replacement_price');
  }
}

const PRICE = `
  ALTER TABLE books
    ADD COLUMN replacement_price paise,
    ADD CONSTRAINT books_replacement_price CHECK (
      replacement_price IS NULL OR replacement_price > 0 AND rent_per_month IS NOT NULL);
`;
