import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Searches of which people want to hear when something new matches, each once, and what they were told: no book twice. And
 * the queue of the job that looks.
 */
export class SavedSearches1763702682000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(SEARCHES);
    await runner.query(MATCHES);
    await runner.query(QUEUE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_search_matches; DROP TABLE saved_searches');
    await runner.query("SELECT queue.delete_queue('tell-saved-searches')");
  }
}

const SEARCHES = `
  CREATE TABLE saved_searches (
    id type_id PRIMARY KEY,
    user_id type_id NOT NULL REFERENCES users ON DELETE CASCADE,
    filter jsonb NOT NULL CHECK (jsonb_typeof(filter) = 'object' AND filter <> '{}'),
    created_at timestamptz NOT NULL,
    looked_until timestamptz NOT NULL
  );
  CREATE UNIQUE INDEX saved_searches_once ON saved_searches (user_id, md5(filter::text));
  CREATE INDEX saved_searches_by_look ON saved_searches (looked_until);
`;

const MATCHES = `
  CREATE TABLE saved_search_matches (
    user_id type_id NOT NULL REFERENCES users ON DELETE CASCADE,
    book_id type_id NOT NULL REFERENCES books ON DELETE CASCADE,
    search_id type_id NOT NULL REFERENCES saved_searches ON DELETE CASCADE,
    told_on date NOT NULL,
    PRIMARY KEY (user_id, book_id)
  );
  CREATE INDEX saved_search_matches_by_search ON saved_search_matches (search_id);
  CREATE INDEX saved_search_matches_by_day ON saved_search_matches (told_on);
`;

const QUEUE = `
  SELECT queue.create_queue('tell-saved-searches', '{"policy": "short", "retryLimit": 3, "retryDelay": 60}');
`;
