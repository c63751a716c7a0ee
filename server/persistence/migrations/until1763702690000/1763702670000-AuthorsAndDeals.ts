import type { MigrationInterface, QueryRunner } from 'typeorm';
import { authorKey } from '../frozen/authorKey.js';

/** What the page of a book looks up: other editions by its author, and what copies of its edition went for. */
export class AuthorsAndDeals1763702670000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE editions ADD COLUMN author_key text COLLATE "C"');
    await keyAuthors(runner);
    await runner.query(INDEXES);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP INDEX order_items_of_sales, books_ever_of_edition;
      ALTER TABLE editions DROP COLUMN author_key;
    `);
  }
}

/** Deals count when their listing is off the market, too: the index of the offers leaves it out. */
const INDEXES = `
  ALTER TABLE editions ALTER COLUMN author_key SET NOT NULL;
  CREATE INDEX editions_by_author ON editions (author_key, id DESC);
  CREATE INDEX books_ever_of_edition ON books (edition_id, id);
  CREATE INDEX order_items_of_sales ON order_items (book_id, id) WHERE type = 'PURCHASE';
`;

const AT_ONCE = 5_000;

async function keyAuthors(runner: QueryRunner): Promise<void> {
  for (let last = ''; ;) {
    const editions = (await runner.query(
      `SELECT id, author FROM editions WHERE id > $1 ORDER BY id LIMIT ${AT_ONCE}`,
      [last],
    )) as { id: string; author: string }[];
    const end = editions.at(-1);
    if (!end) return;
    last = end.id;
    const keyed = editions.map(({ id, author }) => ({ id, key: authorKey(author) }));
    await runner.query(
      `UPDATE editions SET author_key = given.key
       FROM jsonb_to_recordset($1::jsonb) AS given (id text, key text) WHERE editions.id = given.id`,
      [JSON.stringify(keyed)],
    );
  }
}
