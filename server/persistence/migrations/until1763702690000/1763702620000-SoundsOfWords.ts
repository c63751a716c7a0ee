import type { MigrationInterface, QueryRunner } from 'typeorm';
import { vocabularyEntry } from '../frozen/vocabularyEntry.js';

/**
 * Words of listings are found by their sound in other scripts. Only the vocabulary is rewritten, and not the listings: it
 * has some 100,000 words for a million of them, which takes seconds.
 */
export class SoundsOfWords1763702620000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE search_words ADD COLUMN sound text COLLATE "C",
        ADD COLUMN sound_variants text[] COLLATE "C" NOT NULL DEFAULT '{}';
    `);
    await addSounds(runner);
    await runner.query(`
      CREATE INDEX search_words_by_sound ON search_words (sound, word) WHERE sound IS NOT NULL;
      CREATE INDEX search_words_by_sound_variant ON search_words USING gin (sound_variants);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE search_words DROP COLUMN sound, DROP COLUMN sound_variants');
  }
}

const AT_ONCE = 5_000;

async function addSounds(runner: QueryRunner): Promise<void> {
  for (let last = ''; ;) {
    const rows = (await runner.query(
      `SELECT word FROM search_words WHERE word > $1 ORDER BY word LIMIT ${AT_ONCE}`,
      [last],
    )) as { word: string }[];
    const end = rows.at(-1);
    if (!end) return;
    last = end.word;
    await runner.query(
      `UPDATE search_words w SET sound = given.sound, sound_variants = given."soundVariants"
       FROM jsonb_to_recordset($1::jsonb) AS given (word text, sound text, "soundVariants" text[])
       WHERE w.word = given.word`,
      [JSON.stringify(rows.map(({ word }) => vocabularyEntry(word)))],
    );
  }
}
