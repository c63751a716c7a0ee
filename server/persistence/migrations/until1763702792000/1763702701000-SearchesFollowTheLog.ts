import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Saved searches follow the log of events by one position, in place of a mark on each search. */
export class SearchesFollowTheLog1763702701000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(POSITION);
    await runner.query('ALTER TABLE saved_searches DROP COLUMN looked_until');
  }

  async down(runner: QueryRunner): Promise<void> {
    // What was found already is kept, so looking again from the beginning tells nobody twice.
    await runner.query("DELETE FROM event_readers WHERE name = 'saved-searches'");
    await runner.query('ALTER TABLE saved_searches ADD COLUMN looked_until timestamptz');
    await runner.query('UPDATE saved_searches SET looked_until = created_at');
    await runner.query('ALTER TABLE saved_searches ALTER COLUMN looked_until SET NOT NULL');
    await runner.query('CREATE INDEX saved_searches_by_look ON saved_searches (looked_until)');
  }
}

/** Before the first event that some search has not seen. Matches are kept, so those that have seen it are told of none twice. */
const POSITION = `
  INSERT INTO event_readers (name, position, moved_at)
  SELECT 'saved-searches', log.id || '/' || coalesce(unseen.first - 1, log.last_position), now()
  FROM domain_event_log log, (
    SELECT min(position) AS first FROM domain_events
    WHERE occurred_at >= (SELECT min(looked_until) FROM saved_searches)) unseen
`;
