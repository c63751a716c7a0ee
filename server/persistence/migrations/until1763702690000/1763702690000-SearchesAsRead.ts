import type { MigrationInterface, QueryRunner } from 'typeorm';
import { searchAsRead, type SearchFilter } from '../frozen/searchAsRead.js';

/**
 * A person has each search once, however it is typed ('godan', 'Godan '). Of those that were saved several times the first
 * one stays, with what was told of the others.
 */
export class SearchesAsRead1763702690000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE saved_searches ADD COLUMN as_read jsonb');
    await readAll(runner);
    await runner.query(JOIN);
    await runner.query(`
      ALTER TABLE saved_searches ALTER COLUMN as_read SET NOT NULL;
      DROP INDEX saved_searches_once;
      CREATE UNIQUE INDEX saved_searches_once ON saved_searches (user_id, md5(as_read::text));
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE saved_searches DROP COLUMN as_read;
      CREATE UNIQUE INDEX saved_searches_once ON saved_searches (user_id, md5(filter::text));
    `);
  }
}

const AT_ONCE = 5_000;

async function readAll(runner: QueryRunner): Promise<void> {
  for (let last = ''; ;) {
    const rows = (await runner.query(
      `SELECT id, filter FROM saved_searches WHERE id > $1 ORDER BY id LIMIT ${AT_ONCE}`,
      [last],
    )) as { id: string; filter: SearchFilter }[];
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
    await runner.query(
      `UPDATE saved_searches s SET as_read = given."asRead"
       FROM jsonb_to_recordset($1::jsonb) AS given (id text, "asRead" jsonb) WHERE s.id = given.id`,
      [JSON.stringify(rows.map(({ id, filter }) => ({ id, asRead: searchAsRead(filter) })))],
    );
  }
}

const JOIN = `
  CREATE TEMPORARY TABLE joined_searches ON COMMIT DROP AS
    SELECT id, first_value(id) OVER (PARTITION BY user_id, as_read ORDER BY created_at, id) AS stays FROM saved_searches;
  UPDATE saved_search_matches m SET search_id = j.stays FROM joined_searches j WHERE m.search_id = j.id AND j.id <> j.stays;
  DELETE FROM saved_searches s USING joined_searches j WHERE s.id = j.id AND j.id <> j.stays;
`;
