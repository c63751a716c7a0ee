import { z } from 'zod';
import { indexWords, titleKey } from '../../../domain/catalogue/searchText.js';
import { empty, sql, type Piece, type Queryable } from '../../sql.js';
import { tsvectorOf } from './searchWords.js';

/** A title or an author of listings, once however many listings have it. */
export interface SuggestedText {
  kind: 'TITLE' | 'AUTHOR';
  text: string;
  /** Of a title. */
  author: string | null;
}

const Row = z.strictObject({
  kind: z.enum(['TITLE', 'AUTHOR']),
  text: z.string(),
  author: z.string().nullable(),
});

/** What somebody has typed: the key that texts begin with, and what their words may be, as a tsquery. */
export interface TypedText {
  key: string;
  words: string | null;
}

/** More texts than these are not looked at, however many begin so: the bound of a suggestion's costs. */
const MOST_LOOKED_AT = { TITLE: 40, AUTHOR: 8 } as const;
const ENOUGH_OFFERS = 20;
const LAST_CHARACTER = sql`chr(1114111)`;

/**
 * Titles or authors of listings that are on the market: those that begin with what was typed and then others with its
 * words, each part with the most offered first. The words are looked up only when the beginnings do not suffice.
 */
export async function suggestedTexts(
  database: Queryable,
  kind: SuggestedText['kind'],
  { key, words }: TypedText,
  most: number,
): Promise<SuggestedText[]> {
  const isBeginning = sql`s.key >= ${key} AND s.key < ${key} || ${LAST_CHARACTER}`;
  const beginning = await offered(database, kind, isBeginning, sql`ORDER BY s.key`, most);
  if (beginning.length >= most || words === null) return beginning;
  const others = sql`s.words @@ ${words}::tsquery AND NOT (${isBeginning})`;
  return [...beginning, ...(await offered(database, kind, others, empty, most - beginning.length))];
}

function offered(
  database: Queryable,
  kind: SuggestedText['kind'],
  condition: Piece,
  order: Piece,
  most: number,
): Promise<SuggestedText[]> {
  return database.rows(
    Row,
    sql`SELECT s.kind, s.text, s.author
     FROM (SELECT * FROM suggested_texts s WHERE s.kind = ${kind} AND ${condition} ${order}
           LIMIT ${MOST_LOOKED_AT[kind]}::int) s
     CROSS JOIN LATERAL (${OFFERS[kind]}) offers
     WHERE offers.count > 0 ORDER BY offers.count DESC, length(s.text), s.key LIMIT ${most}::int`,
  );
}

/** How many listings have a text, counted as far as it matters for the order. An index holds the beginnings of authors. */
const OFFERS = {
  TITLE: counted(sql`b.title_key = s.key`),
  AUTHOR: counted(sql`left(b.author, 200) = left(s.text, 200)`),
};

function counted(condition: Piece): Piece {
  return sql`SELECT count(*) FROM (
    SELECT FROM books b WHERE ${condition} AND b.unlisted_at IS NULL LIMIT ${ENOUGH_OFFERS}::int) listed`;
}

/** The titles and authors of listings as they are kept; a text of signs alone is none. */
export function suggestedRows(listings: readonly { title: string; author: string }[]) {
  const rows = listings.flatMap(({ title, author }) => [
    {
      kind: 'TITLE',
      key: titleKey(title),
      text: title,
      author,
      words: tsvectorOf(indexWords(title, author)),
    },
    {
      kind: 'AUTHOR',
      key: titleKey(author),
      text: author,
      author: null,
      words: tsvectorOf(indexWords('', author)),
    },
  ]);
  const byKey = new Map(rows.map((row) => [`${row.kind} ${row.key}`, row]));
  return [...byKey.values()].filter(({ key }) => key !== '');
}

/** Takes in the titles and authors of new listings. In order, so that no two transactions wait for each other. */
export async function addSuggestedTexts(
  database: Queryable,
  listings: readonly { title: string; author: string }[],
): Promise<void> {
  if (listings.length === 0) return;
  await database.run(
    sql`INSERT INTO suggested_texts (kind, key, text, author, words)
     SELECT added.kind, added.key, added.text, added.author, added.words::tsvector
     FROM jsonb_to_recordset(${JSON.stringify(suggestedRows(listings))}::jsonb)
       AS added (kind text, key text, text text, author text, words text)
     WHERE NOT EXISTS (SELECT FROM suggested_texts s WHERE s.kind = added.kind AND s.key = added.key COLLATE "C")
     ORDER BY added.kind COLLATE "C", added.key COLLATE "C"
     ON CONFLICT DO NOTHING`,
  );
}
