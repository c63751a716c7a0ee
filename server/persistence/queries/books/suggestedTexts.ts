import { z } from 'zod';
import { indexWords, titleKey } from '../../../domain/catalogue/search/searchText.js';
import { and, empty, joined, limit, sql, type Piece, type Queryable } from '../../sql.js';
import type { Place } from '../../../domain/catalogue/search/searchPlaces.js';
import { isLatin, soundOfText } from '../../../domain/catalogue/search/sound.js';
import { tsqueryOf, tsvectorOf } from './searchWords.js';

/** A title or author on the market. Its row is shared by all listings that have it. */
export interface SuggestedText {
  kind: 'TITLE' | 'AUTHOR';
  text: string;
  /** The author of a suggested title; null if the text itself is an author. */
  author: string | null;
}

const Row = z.strictObject({
  kind: z.enum(['TITLE', 'AUTHOR']),
  text: z.string(),
  author: z.string().nullable(),
});

/** The text that a person has typed so far, in the forms in which titles and authors are searched. */
export interface TypedText {
  /** The typed text as a key. The first suggestions are texts whose keys begin with it. */
  key: string;
  /**
   * The sounds of the typed text. Suggested texts may begin with any of them. If the typed text is in Latin letters,
   * only texts in other scripts are compared by sound.
   */
  sounds: readonly string[];
  isLatin: boolean;
  /**
   * For each typed word, the words in listings that it may stand for. Empty if no suggestion can contain all words.
   */
  places: readonly Place[];
}

/** Maximum number of texts to read, by kind. Limits the cost of a suggestion. */
const MOST_LOOKED_AT = { TITLE: 40, AUTHOR: 8 } as const;
/**
 * Maximum number of characters in a stored sound. More are not needed, because readers find their suggestion before
 * they type so much.
 */
const LONGEST_SOUND = 100;
/** Maximum number of alternatives to look up per word. The likeliest come first. */
const MOST_READINGS = 8;
const SHORTEST_GATHERED = 3;
const ENOUGH_OFFERS = 20;
const LAST_CHARACTER = sql`chr(1114111)`;

/** A range of the suggested texts, in the order of an index. */
interface Range {
  source: Piece;
  condition: Piece;
  order: Piece;
}

/**
 * Returns titles or authors of listings on the market in three parts: texts that begin with the typed text, texts in
 * another script that begin with the same sound, and other texts that contain the typed words. Within each part, the
 * texts with the most offers come first. A part is read only if the previous parts have fewer than `most` texts.
 */
export async function suggestedTexts(
  database: Queryable,
  kind: SuggestedText['kind'],
  { key, sounds, isLatin, places }: TypedText,
  most: number,
): Promise<SuggestedText[]> {
  const beginning = [beginningWith(sql`s.key`, key)];
  const columns = isLatin ? [sql`s.sound`] : [sql`s.sound`, sql`s.latin_sound`];
  const sounding = columns.flatMap((column) => sounds.map((sound) => beginningWith(column, sound)));
  const found: SuggestedText[] = [];
  const before: Range[] = [];
  for (const ranges of [beginning, sounding, withWords(places)]) {
    if (found.length < most && ranges.length > 0) {
      found.push(...(await offered(database, kind, { ranges, before }, most - found.length)));
    }
    before.push(...ranges);
  }
  return found;
}

/**
 * Returns the range of texts that contain these words. The index finds texts by the long words only, because a short
 * beginning would match too many texts; short words then filter the result. Returns no range if there are several
 * words and all are short.
 */
function withWords(read: readonly Place[]): Range[] {
  if (read.length === 0) return [];
  const places = read.map((place) => place.slice(0, MOST_READINGS));
  const isLong = (place: Place) =>
    place.every((words) => words.some((word) => word.length >= SHORTEST_GATHERED));
  const gathered = places.length === 1 ? places : places.filter(isLong);
  if (gathered.length === 0) return [];
  const found = places.filter((place) => !gathered.includes(place));
  const isFound = found.length > 0 ? [sql`ts_match_vq(s.words, ${tsqueryOf(found)}::tsquery)`] : [];
  const condition = and([sql`s.words @@ ${tsqueryOf(gathered)}::tsquery`, ...isFound]);
  // Without MATERIALIZED, PostgreSQL would scan the table instead of using the index, because of the limit.
  const source = sql`(WITH gathered AS MATERIALIZED (SELECT * FROM suggested_texts s WHERE ${condition}) SELECT * FROM gathered)`;
  return [{ source, condition: sql`true`, order: empty }];
}

function beginningWith(column: Piece, text: string): Range {
  return {
    source: sql`suggested_texts`,
    condition: sql`${column} >= ${text} AND ${column} < ${text} || ${LAST_CHARACTER}`,
    order: sql`ORDER BY ${column}`,
  };
}

/**
 * Returns the texts on the market that are in these ranges but not in the ranges `before`. Texts with the most offers
 * come first.
 */
function offered(
  database: Queryable,
  kind: SuggestedText['kind'],
  { ranges, before }: { ranges: readonly Range[]; before: readonly Range[] },
  wanted: number,
): Promise<SuggestedText[]> {
  const isNew = before.map(({ condition }) => sql`(${condition}) IS NOT TRUE`);
  const most = limit(Math.ceil(MOST_LOOKED_AT[kind] / ranges.length));
  const lookedAt = ranges.map(
    ({ source, condition, order }) => sql`(SELECT * FROM ${source} s
      WHERE ${and([sql`s.kind = ${kind}`, condition, ...isNew])} ${order} ${most})`,
  );
  return database.rows(
    Row,
    sql`SELECT s.kind, s.text, s.author
     FROM (${joined(lookedAt, ' UNION ALL ')}) s
     CROSS JOIN LATERAL (${OFFERS[kind]}) offers
     WHERE offers.count > 0 ORDER BY offers.count DESC, length(s.text), s.key LIMIT ${wanted}::int`,
  );
}

/**
 * Counts the listings of a text up to ENOUGH_OFFERS, because higher counts do not change the ranking. Compares only
 * the first 200 characters of authors, because the index contains no more.
 */
const OFFERS = {
  TITLE: counted(sql`b.title_key = s.key`),
  AUTHOR: counted(sql`left(b.author, 200) = left(s.text, 200)`),
};

function counted(condition: Piece): Piece {
  return sql`SELECT count(*) FROM (
    SELECT FROM books b WHERE ${condition} AND b.unlisted_at IS NULL LIMIT ${ENOUGH_OFFERS}::int) listed`;
}

/** Returns rows for the titles and authors of listings. Texts without letters and digits get no row. */
function suggestedRows(listings: readonly { title: string; author: string }[]) {
  const rows = listings.flatMap(({ title, author }) => [
    { kind: 'TITLE', text: title, author, ...foundBy(title, indexWords(title, author)) },
    { kind: 'AUTHOR', text: author, author: null, ...foundBy(author, indexWords('', author)) },
  ]);
  const byKey = new Map(rows.map((row) => [`${row.kind} ${row.key}`, row]));
  return [...byKey.values()].filter(({ key }) => key !== '');
}

function foundBy(text: string, words: readonly string[]) {
  const key = titleKey(text);
  return { key, ...soundsOfKey(key), words: tsvectorOf(words) };
}

/**
 * Returns the sound of a text: as `latinSound` if the text is in Latin letters, and as `sound` if it is not. The other
 * field is null. Text typed in Latin letters is compared with `sound` only.
 */
export function soundsOfKey(key: string): { sound: string | null; latinSound: string | null } {
  const words = key.split(' ');
  const sound = soundOfText(words)?.slice(0, LONGEST_SOUND) ?? null;
  return words.every(isLatin) ? { sound: null, latinSound: sound } : { sound, latinSound: null };
}

/**
 * Adds the titles and authors of new listings. Inserts them in sorted order, so that two transactions cannot
 * deadlock.
 */
export async function addSuggestedTexts(
  database: Queryable,
  listings: readonly { title: string; author: string }[],
): Promise<void> {
  if (listings.length === 0) return;
  await database.run(
    sql`INSERT INTO suggested_texts (kind, key, text, author, sound, latin_sound, words)
     SELECT added.kind, added.key, added.text, added.author, added.sound, added."latinSound", added.words::tsvector
     FROM jsonb_to_recordset(${JSON.stringify(suggestedRows(listings))}::jsonb)
       AS added (kind text, key text, text text, author text, sound text, "latinSound" text, words text)
     WHERE NOT EXISTS (SELECT FROM suggested_texts s WHERE s.kind = added.kind AND s.key = added.key COLLATE "C")
     ORDER BY added.kind COLLATE "C", added.key COLLATE "C"
     ON CONFLICT DO NOTHING`,
  );
}
