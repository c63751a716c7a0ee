import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a seller's ledger comes to, by month and kind, so that a dashboard costs the same after ten sales and after ten
 * thousand. The ledger only grows, so the sums only grow with it: the trigger is their one writer.
 */
export class LedgerTotals1763701000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(BOOKED_ON);
    await runner.query(TOTALS);
    await runner.query(SUMMING);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER ledger_is_summed ON ledger_entries;
      DROP FUNCTION sum_ledger_entries;
      DROP TABLE ledger_totals;
      ALTER TABLE ledger_entries DROP COLUMN booked_on;
    `);
  }
}

/** The day of the marketplace on which an entry counts; of the entries so far, the day in UTC. */
const BOOKED_ON = `
  ALTER TABLE ledger_entries ADD COLUMN booked_on date;
  ALTER TABLE ledger_entries DISABLE TRIGGER ledger_is_append_only;
  UPDATE ledger_entries SET booked_on = (occurred_at AT TIME ZONE 'UTC')::date;
  ALTER TABLE ledger_entries ENABLE TRIGGER ledger_is_append_only;
  ALTER TABLE ledger_entries
    ALTER COLUMN booked_on SET DEFAULT (now() AT TIME ZONE 'UTC')::date,
    ALTER COLUMN booked_on SET NOT NULL;
`;

const TOTALS = `
  CREATE TABLE ledger_totals (
    seller_id type_id NOT NULL REFERENCES users,
    /* The first day of the month. */
    month date NOT NULL CHECK (extract(day FROM month) = 1),
    kind text NOT NULL,
    amount paise NOT NULL,
    PRIMARY KEY (seller_id, month, kind)
  );
  INSERT INTO ledger_totals (seller_id, month, kind, amount)
  SELECT f.seller_id, date_trunc('month', l.booked_on)::date, l.kind, sum(l.amount)
  FROM ledger_entries l JOIN fulfillments f ON f.id = l.fulfillment_id GROUP BY 1, 2, 3;
`;

/** In the order of the key, so that two orders of the same sellers do not wait for each other in a circle. */
const SUMMING = `
  CREATE FUNCTION sum_ledger_entries() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO ledger_totals AS t (seller_id, month, kind, amount)
    SELECT f.seller_id, date_trunc('month', l.booked_on)::date, l.kind, sum(l.amount)
    FROM added l JOIN fulfillments f ON f.id = l.fulfillment_id GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
    ON CONFLICT (seller_id, month, kind) DO UPDATE SET amount = t.amount + excluded.amount;
    RETURN NULL;
  END $$;
  CREATE TRIGGER ledger_is_summed AFTER INSERT ON ledger_entries
    REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_ledger_entries();
`;
