import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The steps of a fulfillment are entries of its timeline, as in the API: an event is what `domain_events` holds. */
export class TimelineEntries1763702420000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE fulfillment_events RENAME TO timeline_entries;
      ALTER TABLE rental_extensions RENAME COLUMN event_id TO timeline_entry_id;
      ALTER INDEX fulfillment_events_pkey RENAME TO timeline_entries_pkey;
      ALTER INDEX fulfillment_events_by_fulfillment RENAME TO timeline_entries_by_fulfillment;
      ALTER INDEX fulfillment_events_of_words RENAME TO timeline_entries_of_words;
      ALTER TABLE timeline_entries
        RENAME CONSTRAINT fulfillment_events_known_from_status TO timeline_entries_known_from_status;
      ALTER TABLE timeline_entries
        RENAME CONSTRAINT fulfillment_events_known_to_status TO timeline_entries_known_to_status;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE timeline_entries RENAME TO fulfillment_events;
      ALTER TABLE rental_extensions RENAME COLUMN timeline_entry_id TO event_id;
      ALTER INDEX timeline_entries_pkey RENAME TO fulfillment_events_pkey;
      ALTER INDEX timeline_entries_by_fulfillment RENAME TO fulfillment_events_by_fulfillment;
      ALTER INDEX timeline_entries_of_words RENAME TO fulfillment_events_of_words;
      ALTER TABLE fulfillment_events
        RENAME CONSTRAINT timeline_entries_known_from_status TO fulfillment_events_known_from_status;
      ALTER TABLE fulfillment_events
        RENAME CONSTRAINT timeline_entries_known_to_status TO fulfillment_events_known_to_status;
    `);
  }
}
