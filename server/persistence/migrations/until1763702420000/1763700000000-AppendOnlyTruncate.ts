import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Ledger and timeline refuse to be emptied, too: a row trigger does not see TRUNCATE. */
export class AppendOnlyTruncate1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TRIGGER ledger_is_never_emptied BEFORE TRUNCATE ON ledger_entries
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
      CREATE TRIGGER timeline_is_never_emptied BEFORE TRUNCATE ON fulfillment_events
        FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP TRIGGER ledger_is_never_emptied ON ledger_entries;
      DROP TRIGGER timeline_is_never_emptied ON fulfillment_events;
    `);
  }
}
