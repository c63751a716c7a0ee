import { z } from 'zod';
import type { Place } from '../../../domain/catalogue/search/searchPlaces.js';
import { isLatin, soundOf } from '../../../domain/catalogue/search/sound.js';
import { forgivesTypo, wordVariants } from '../../../domain/catalogue/search/typos.js';
import { sql, type Queryable } from '../../sql.js';

const Word = z.strictObject({ word: z.string() });
const WordAndAlike = z.strictObject({ word: z.string(), alike: z.array(z.string()) });

/** A sound to look up. If `beginning` is true, words may continue after the sound. */
export interface AskedSound {
  sound: string;
  beginning: boolean;
  /**
   * True if the word was typed in Latin letters. Its sound is then looked up only in other scripts, because words in
   * Latin letters are matched by spelling.
   */
  latin: boolean;
}

/** Maximum number of words to read per sound. More words do not improve a search. */
const MOST_SOUNDING = 40;
/** All words in Latin letters sort before this character in the collation "C". */
const BEYOND_LATIN = '{';
const LAST_CHARACTER = '\u{10ffff}';

const Vocabulary = z.strictObject({ known: z.array(z.string()), sounding: z.array(z.array(z.string())) });

/** The part of the vocabulary that a search needs. */
export interface FoundWords {
  /** The searched words that are a prefix of at least one word in the listings. */
  known: Set<string>;
  /**
   * For each sound, the words in listings with this sound or, if `beginning` is true, with a sound that begins with
   * it. Exact matches come first.
   */
  sounding: string[][];
}

/**
 * Looks up words and sounds in the vocabulary. They are passed as JSON, because PostgreSQL would see the length of an
 * array and plan each call again.
 */
export async function findWords(
  database: Queryable,
  words: readonly string[],
  sounds: readonly AskedSound[],
): Promise<FoundWords> {
  const asked = sounds.map((each) => ({
    sound: each.sound,
    until: lastSound(each),
    beyond: wordsBeyond(each),
  }));
  const [found] = await database.preparedRows(
    Vocabulary,
    sql`SELECT (
         SELECT coalesce(json_agg(typed.word), '[]') FROM json_array_elements_text(${JSON.stringify(words)}::json) AS typed (word)
         WHERE EXISTS (
           SELECT FROM search_words w WHERE w.word >= typed.word AND w.word < typed.word || chr(1114111))) AS known,
       (SELECT coalesce(json_agg(ARRAY(
           SELECT w.word FROM search_words w
           WHERE w.sound >= asked.sound AND w.sound <= asked.until AND w.word >= asked.beyond
           ORDER BY w.sound, w.word LIMIT ${MOST_SOUNDING}::int) ORDER BY asked.place), '[]')
         FROM ROWS FROM (json_to_recordset(${JSON.stringify(asked)}::json) AS (sound text, until text, beyond text))
           WITH ORDINALITY AS asked (sound, until, beyond, place)) AS sounding`,
  );
  return { known: new Set(found?.known), sounding: found?.sounding ?? [] };
}

const lastSound = ({ sound, beginning }: AskedSound) => (beginning ? sound + LAST_CHARACTER : sound);
const wordsBeyond = ({ latin }: { latin: boolean }) => (latin ? BEYOND_LATIN : '');

/**
 * Returns, for each word, the similar words in listings: those that share a variant with the word, or whose sound
 * shares a variant with the word's sound. They include all words that differ by one typo.
 */
export async function wordsAlike(
  database: Queryable,
  words: readonly string[],
): Promise<Map<string, string[]>> {
  const asked = words.map((word) => ({
    ...vocabularyEntry(word),
    beyond: wordsBeyond({ latin: isLatin(word) }),
  }));
  const rows = await database.rows(
    WordAndAlike,
    sql`SELECT typed ->> 'word' AS word, ARRAY(
       SELECT w.word FROM search_words w
       WHERE w.variants && ARRAY(SELECT jsonb_array_elements_text(typed -> 'variants'))
       UNION
       SELECT w.word FROM search_words w
       WHERE w.sound_variants && ARRAY(SELECT jsonb_array_elements_text(typed -> 'soundVariants'))
         AND w.word >= typed ->> 'beyond') AS alike
     FROM jsonb_array_elements(${JSON.stringify(asked)}::jsonb) AS typed`,
  );
  return new Map(rows.map(({ word, alike }) => [word, alike]));
}

/**
 * Adds the words of new listings to the vocabulary. Inserts them in sorted order, so that two transactions cannot
 * deadlock.
 */
export async function addSearchWords(database: Queryable, words: Iterable<string>): Promise<void> {
  const missing = await database.rows(
    Word,
    sql`SELECT typed.word FROM unnest(${[...new Set(words)]}::text[]) AS typed (word)
     WHERE NOT EXISTS (SELECT FROM search_words w WHERE w.word = typed.word)`,
  );
  if (missing.length === 0) return;
  await database.run(
    sql`INSERT INTO search_words (word, variants, sound, sound_variants)
     SELECT added ->> 'word', ARRAY(SELECT jsonb_array_elements_text(added -> 'variants')),
       added ->> 'sound', ARRAY(SELECT jsonb_array_elements_text(added -> 'soundVariants'))
     FROM jsonb_array_elements(${JSON.stringify(missing.map(({ word }) => vocabularyEntry(word)))}::jsonb) AS added
     ORDER BY (added ->> 'word') COLLATE "C"
     ON CONFLICT DO NOTHING`,
  );
}

/** Returns the words in the text format of a tsvector, in which each word is quoted. */
export function tsvectorOf(words: readonly string[]): string {
  return words.map(lexeme).join(' ');
}

/** Returns the text of a tsquery that requires one of the alternatives of each place. Words match as prefixes. */
export function tsqueryOf(places: readonly Place[]): string {
  const together = (beginnings: readonly string[]) =>
    beginnings.map((word) => `${lexeme(word)}:*`).join(' & ');
  return places.map((place) => `(${place.map((each) => `(${together(each)})`).join(' | ')})`).join(' & ');
}

/** Returns a word in quotes. The quotes are only a safeguard, because words consist of letters and digits. */
function lexeme(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`;
}

/**
 * Returns the row of a word in the vocabulary. A sound has variants only if it is long enough for typos to be
 * forgiven.
 */
export function vocabularyEntry(word: string) {
  const sound = soundOf(word);
  const soundVariants = sound !== null && forgivesTypo(sound) ? wordVariants(sound) : [];
  return { word, variants: wordVariants(word), sound, soundVariants };
}
