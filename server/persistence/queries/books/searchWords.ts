import { z } from 'zod';
import { wordVariants } from '../../../domain/catalogue/typos.js';
import { sql, type Queryable } from '../../sql.js';

const Word = z.strictObject({ word: z.string() });
const WordAndAlike = z.strictObject({ word: z.string(), alike: z.array(z.string()) });

/** Of these words, those with which some word of a listing begins. */
export async function knownBeginnings(database: Queryable, words: readonly string[]): Promise<Set<string>> {
  const known = await database.preparedRows(
    Word,
    sql`SELECT typed.word FROM unnest(${words}::text[]) AS typed (word)
     WHERE EXISTS (
       SELECT FROM search_words w WHERE w.word >= typed.word AND w.word < typed.word || chr(1114111))`,
  );
  return new Set(known.map(({ word }) => word));
}

/** For each of these words the words of listings that share a variant with it: every one that is a typo away is there. */
export async function wordsAlike(
  database: Queryable,
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await database.rows(
    WordAndAlike,
    sql`SELECT typed ->> 'word' AS word, ARRAY(
       SELECT w.word FROM search_words w
       WHERE w.variants && ARRAY(SELECT jsonb_array_elements_text(typed -> 'variants'))) AS alike
     FROM jsonb_array_elements(${withVariants(words)}::jsonb) AS typed`,
  );
  return new Map(rows.map(({ word, alike }) => [word, alike]));
}

/** Takes the words of new listings into the vocabulary. In order, so that no two transactions wait for each other. */
export async function addSearchWords(database: Queryable, words: Iterable<string>): Promise<void> {
  const missing = await database.rows(
    Word,
    sql`SELECT typed.word FROM unnest(${[...new Set(words)]}::text[]) AS typed (word)
     WHERE NOT EXISTS (SELECT FROM search_words w WHERE w.word = typed.word)`,
  );
  if (missing.length === 0) return;
  await database.run(
    sql`INSERT INTO search_words (word, variants)
     SELECT added ->> 'word', ARRAY(SELECT jsonb_array_elements_text(added -> 'variants'))
     FROM jsonb_array_elements(${withVariants(missing.map(({ word }) => word))}::jsonb) AS added
     ORDER BY (added ->> 'word') COLLATE "C"
     ON CONFLICT DO NOTHING`,
  );
}

/** The words of a listing as the text of a tsvector. */
export function tsvectorOf(words: readonly string[]): string {
  return words.map(lexeme).join(' ');
}

/** As the text of a tsquery: for each place some word that begins with one of its beginnings. */
export function tsqueryOf(places: readonly (readonly string[])[]): string {
  return places
    .map((beginnings) => `(${beginnings.map((word) => `${lexeme(word)}:*`).join(' | ')})`)
    .join(' & ');
}

/** Words hold letters and digits only; the quotes make sure. */
function lexeme(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`;
}

function withVariants(words: readonly string[]): string {
  return JSON.stringify(words.map((word) => ({ word, variants: wordVariants(word) })));
}
