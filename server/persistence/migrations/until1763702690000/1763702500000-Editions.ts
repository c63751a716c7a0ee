import { createHash } from 'node:crypto';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { editionKey, type EditionFacts } from '../frozen/editionKey.js';
import { newEditionId } from '../frozen/newEditionId.js';

/** Listings of one title hang together as an edition. Those so far are gathered by the rule for new ones. */
export class Editions1763702500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(TABLES);
    await gatherListings(runner);
    await runner.query(FILED);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE books DROP COLUMN edition_id;
      DROP TABLE edition_keys;
      DROP TABLE editions;
    `);
  }
}

/** Keys are stored before their editions, by those who find them missing: so the reference is checked at the end. */
const TABLES = `
  CREATE TABLE editions (
    id type_id PRIMARY KEY,
    title text NOT NULL,
    author text NOT NULL,
    isbn text
  );
  CREATE TABLE edition_keys (
    key text COLLATE "C" PRIMARY KEY,
    edition_id type_id NOT NULL REFERENCES editions DEFERRABLE INITIALLY DEFERRED
  );
  CREATE INDEX edition_keys_by_edition ON edition_keys (edition_id);
  ALTER TABLE books ADD COLUMN edition_id type_id;
`;

const FILED = `
  ALTER TABLE books ALTER COLUMN edition_id SET NOT NULL;
  ALTER TABLE books ADD CONSTRAINT books_of_edition FOREIGN KEY (edition_id) REFERENCES editions
    DEFERRABLE INITIALLY DEFERRED;
  CREATE INDEX books_by_edition ON books (edition_id) WHERE unlisted_at IS NULL;
`;

const AT_ONCE = 5_000;

interface Row extends EditionFacts {
  id: string;
}

async function gatherListings(runner: QueryRunner): Promise<void> {
  for (let last = ''; ;) {
    const books = (await runner.query(
      `SELECT id, title, author, isbn FROM books WHERE id > $1 ORDER BY id LIMIT ${AT_ONCE}`,
      [last],
    )) as Row[];
    const end = books.at(-1);
    if (!end) return;
    last = end.id;
    await gather(runner, books);
  }
}

async function gather(runner: QueryRunner, books: readonly Row[]): Promise<void> {
  const keyed = books.map(({ id, ...facts }) => ({
    ...facts,
    book: id,
    edition: newEditionId(),
    key: createHash('sha256').update(editionKey(facts)).digest('hex'),
  }));
  await runner.query(
    `WITH given AS (
       SELECT * FROM jsonb_to_recordset($1::jsonb)
         AS given (book text, edition text, key text, title text, author text, isbn text)),
     added AS (
       INSERT INTO edition_keys (key, edition_id) SELECT DISTINCT ON (key) key, edition FROM given ORDER BY key, book
       ON CONFLICT DO NOTHING RETURNING edition_id)
     INSERT INTO editions (id, title, author, isbn)
     SELECT edition, title, author, isbn FROM given JOIN added ON added.edition_id = given.edition`,
    [JSON.stringify(keyed)],
  );
  await runner.query(
    `UPDATE books SET edition_id = k.edition_id
     FROM jsonb_to_recordset($1::jsonb) AS given (book text, key text) JOIN edition_keys k ON k.key = given.key
     WHERE books.id = given.book`,
    [JSON.stringify(keyed)],
  );
}
