import type { MigrationInterface, QueryRunner } from 'typeorm';
import { soundsOfKey } from '../frozen/suggestedTexts.js';

/**
 * Titles and authors are suggested by their sound from the first letter on, too. Their index by words, which is the dearest to
 * keep, is made again when all of them have theirs.
 */
export class SoundsOfTexts1763702688000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE suggested_texts ADD COLUMN sound text COLLATE "C", ADD COLUMN latin_sound text COLLATE "C";
      DROP INDEX suggested_texts_by_words;
    `);
    await addSounds(runner);
    await runner.query(`
      CREATE INDEX suggested_texts_by_words ON suggested_texts USING gin (words);
      CREATE INDEX suggested_texts_by_sound ON suggested_texts (kind, sound) WHERE sound IS NOT NULL;
      CREATE INDEX suggested_texts_by_latin_sound ON suggested_texts (kind, latin_sound) WHERE latin_sound IS NOT NULL;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE suggested_texts DROP COLUMN sound, DROP COLUMN latin_sound');
  }
}

const AT_ONCE = 5_000;

/** Gives the sounds to all texts that are there. */
async function addSounds(runner: QueryRunner): Promise<void> {
  for (let last = { kind: '', key: '' }; ;) {
    const rows = (await runner.query(
      `SELECT kind, key FROM suggested_texts WHERE (kind, key) > ($1, $2) ORDER BY kind, key LIMIT ${AT_ONCE}`,
      [last.kind, last.key],
    )) as { kind: string; key: string }[];
    const end = rows.at(-1);
    if (!end) return;
    last = end;
    await runner.query(
      `UPDATE suggested_texts s SET sound = given.sound, latin_sound = given."latinSound"
       FROM jsonb_to_recordset($1::jsonb) AS given (kind text, key text, sound text, "latinSound" text)
       WHERE s.kind = given.kind AND s.key = given.key`,
      [JSON.stringify(rows.map(({ kind, key }) => ({ kind, key, ...soundsOfKey(key) })))],
    );
  }
}
