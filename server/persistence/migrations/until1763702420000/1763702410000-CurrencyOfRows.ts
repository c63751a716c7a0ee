import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Amounts say their currency themselves, and no row is taken to be in rupees because nothing was said. All rows so far are
 * in rupees, since nothing else was allowed.
 */
export class CurrencyOfRows1763702410000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(NO_DEFAULTS);
    await runner.query(TOTALS);
  }

  async down(): Promise<void> {
    throw new Error('The totals of several currencies cannot be told apart without their currency.');
  }
}

const NO_DEFAULTS = `
  ALTER TABLE books ALTER COLUMN currency DROP DEFAULT, DROP CONSTRAINT books_currency_check;
  ALTER TABLE orders ALTER COLUMN currency DROP DEFAULT, DROP CONSTRAINT orders_currency_check;
  ALTER TABLE ledger_entries ALTER COLUMN currency DROP DEFAULT, DROP CONSTRAINT ledger_entries_currency_check;
  ALTER TABLE user_settings ALTER COLUMN currency DROP DEFAULT;
`;

const TOTALS = `
  ALTER TABLE ledger_totals ADD COLUMN currency currency_code;
  UPDATE ledger_totals SET currency = 'INR';
  ALTER TABLE ledger_totals
    ALTER COLUMN currency SET NOT NULL,
    DROP CONSTRAINT ledger_totals_pkey,
    ADD PRIMARY KEY (seller_id, month, kind, currency);

  CREATE OR REPLACE FUNCTION sum_ledger_entries() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO ledger_totals AS t (seller_id, month, kind, currency, amount)
    SELECT f.seller_id, date_trunc('month', l.booked_on)::date, l.kind, l.currency, sum(l.amount)
    FROM added l JOIN fulfillments f ON f.id = l.fulfillment_id GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT (seller_id, month, kind, currency) DO UPDATE SET amount = t.amount + excluded.amount;
    RETURN NULL;
  END $$;
`;
