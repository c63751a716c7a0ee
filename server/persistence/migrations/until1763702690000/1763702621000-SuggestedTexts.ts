import type { MigrationInterface, QueryRunner } from 'typeorm';
import { suggestedRows } from '../frozen/suggestedTexts.js';

/**
 * Each title and author of listings once, to suggest while somebody types. Rows are only added, as to the vocabulary:
 * whether a listing on the market has the text is asked when it is suggested.
 */
export class SuggestedTexts1763702621000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE suggested_texts (
        kind text COLLATE "C" NOT NULL CHECK (kind IN ('TITLE', 'AUTHOR')),
        key text COLLATE "C" NOT NULL,
        text text NOT NULL,
        author text CHECK ((author IS NULL) = (kind = 'AUTHOR')),
        words tsvector NOT NULL,
        PRIMARY KEY (kind, key)
      );
    `);
    await addTexts(runner);
    await runner.query('CREATE INDEX suggested_texts_by_words ON suggested_texts USING gin (words)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE suggested_texts');
  }
}

const AT_ONCE = 5_000;

async function addTexts(runner: QueryRunner): Promise<void> {
  for (let last = ''; ;) {
    const books = (await runner.query(
      `SELECT id, title, author FROM books WHERE id > $1 ORDER BY id LIMIT ${AT_ONCE}`,
      [last],
    )) as { id: string; title: string; author: string }[];
    const end = books.at(-1);
    if (!end) return;
    last = end.id;
    await runner.query(
      `INSERT INTO suggested_texts (kind, key, text, author, words)
       SELECT kind, key, text, author, words::tsvector
       FROM jsonb_to_recordset($1::jsonb) AS added (kind text, key text, text text, author text, words text)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(suggestedRows(books))],
    );
  }
}
