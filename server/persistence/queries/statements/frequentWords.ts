import { z } from 'zod';
import type { Place, SearchTier } from '../../../domain/catalogue/search/searchPlaces.js';
import { sql, type Queryable } from '../../sql.js';
import { keptRead } from './keptRead.js';

/**
 * Maximum estimated number of matches of a search for rare words. PostgreSQL sorts that many in less time than it takes to plan
 * a statement that reads the matches in the order of the list.
 */
const FEW = 500;

const Statistics = z.strictObject({
  books: z.number(),
  words: z.array(z.string()).nullable(),
  shares: z.array(z.number()).nullable(),
});

/** The estimated number of listings, and the most frequent words with the share of listings that contain each. */
interface FrequentWords {
  books: number;
  shares: readonly (readonly [word: string, share: number])[];
}

/**
 * True if a search for words finds few listings, according to the statistics of PostgreSQL. False until there are statistics.
 */
export async function isRare(
  database: Queryable,
  search: { titleKey: string; tiers: readonly SearchTier[] },
): Promise<boolean> {
  const { books, shares } = await frequentWords(database);
  if (books <= FEW) return books > 0;
  const listingsOf = (beginning: string) =>
    shares.reduce((sum, [word, share]) => (word.startsWith(beginning) ? sum + share * books : sum), 0);
  const ofPlace = (place: Place) =>
    place.reduce((sum, together) => sum + Math.min(...together.map(listingsOf)), 0);
  const places = search.tiers.at(-1)?.places ?? [];
  const titles = search.titleKey.split(' ').map(listingsOf);
  return Math.min(...places.map(ofPlace)) <= FEW && Math.min(...titles) <= FEW;
}

const frequentWords = keptRead(async (database): Promise<FrequentWords> => {
  const [found] = await database.rows(
    Statistics,
    sql`SELECT c.reltuples AS books, s.most_common_elems::text::text[] AS words, s.most_common_elem_freqs AS shares
      FROM pg_class c
      LEFT JOIN pg_stats s ON s.schemaname = c.relnamespace::regnamespace::text AND s.tablename = c.relname
        AND s.attname = 'search_vector'
      WHERE c.oid = 'books'::regclass`,
  );
  if (!found) return { books: -1, shares: [] };
  const { books, words, shares } = found;
  return { books, shares: (words ?? []).map((word, index) => [word, shares?.[index] ?? 0] as const) };
});
