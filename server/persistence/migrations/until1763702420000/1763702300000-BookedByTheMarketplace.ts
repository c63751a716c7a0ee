import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The day on which an entry of the ledger counts is one of the marketplace's time zone, which the database does not know:
 * the program says it. Entries so far keep the day of UTC under which they were summed and shown: the ledger refuses every
 * change of a row, and no zone of today's configuration need have been the one of that time.
 */
export class BookedByTheMarketplace1763702300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE ledger_entries ALTER COLUMN booked_on DROP DEFAULT');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE ledger_entries ALTER COLUMN booked_on SET DEFAULT (now() AT TIME ZONE 'UTC')::date`,
    );
  }
}
