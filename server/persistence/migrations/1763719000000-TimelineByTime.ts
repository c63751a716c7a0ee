import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Indexes timelines by time, so that the reminder before ratings close does not read all delivered orders. Entries are only added,
 * in the order of time, so a block range index finds them and stays small.
 */
export class TimelineByTime1763719000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX timeline_entries_by_time ON timeline_entries USING brin (occurred_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX timeline_entries_by_time');
  }
}
