import { z } from 'zod';
import { BookLanguage } from '../../../../domain/catalogue/bookFacts.js';
import { BookCondition, Genre, ListingType } from '../../../../domain/catalogue/book.js';
import { conditionsFrom } from '../../../../domain/catalogue/bookFilter.js';
import { count } from '../../../shapes.js';
import { joined, limit, literal, sql, type Piece, type Queryable } from '../../../sql.js';
import { bookSource, rowsOf, type BookFilter } from '../bookFilters.js';
import { GATHERED, gather, isGathered, ofGathered } from './gatheredSearch.js';

/** The filters that show the number of matching books for each choice. */
export const Facet = {
  GENRE: 'GENRE',
  LISTING_TYPE: 'LISTING_TYPE',
  CONDITION: 'CONDITION',
  LANGUAGE: 'LANGUAGE',
} as const;
export type Facet = keyof typeof Facet;

/** Unit of the counts: matching listings, or editions with a matching listing. */
export type Counted = 'LISTINGS' | 'EDITIONS';

const FacetRow = z.strictObject({
  facet: z.enum(Facet),
  choice: z.enum({ ...Genre, ...ListingType, ...BookCondition, ...BookLanguage }),
  count,
  /** True if counting stopped at the limit. The actual number may be higher. */
  isCapped: z.boolean(),
});
export type FacetRow = z.infer<typeof FacetRow>;

/** For each facet, the filter to remove: the choices of a facet are counted as if none were chosen. */
const WITHOUT: Record<Facet, BookFilter> = {
  GENRE: { genre: undefined },
  LISTING_TYPE: { listingType: undefined },
  CONDITION: { conditions: undefined },
  LANGUAGE: { language: undefined },
};

/** The listing types that match each choice of listing type. */
const FOUND_BY_TYPE: Record<ListingType, readonly ListingType[]> = {
  SALE: ['SALE', 'BOTH'],
  LEASE: ['LEASE', 'BOTH'],
  BOTH: ['BOTH'],
};

/** For each facet, a function that returns SQL with one row per book `m` and matching choice. */
const CHOICES: Record<Facet, (books: Piece) => Piece> = {
  GENRE: (books) => sql`(SELECT m.*, unnest(m.genres) AS choice FROM ${books} m)`,
  LISTING_TYPE: (books) => paired(books, sql`listing_type`, FOUND_BY_TYPE),
  CONDITION: (books) =>
    paired(
      books,
      sql`condition`,
      Object.fromEntries(Object.values(BookCondition).map((least) => [least, conditionsFrom(least)])),
    ),
  LANGUAGE: (books) => sql`(SELECT m.*, m.language AS choice FROM ${books} m WHERE m.language IS NOT NULL)`,
};

function paired(books: Piece, column: Piece, found: Record<string, readonly string[]>): Piece {
  const pairs = Object.entries(found).flatMap(([choice, values]) =>
    values.map((value) => sql`(${literal(`'${choice}'`)}, ${literal(`'${value}'`)})`),
  );
  return sql`(SELECT m.*, pair.choice FROM ${books} m
    JOIN (VALUES ${joined(pairs, ', ')}) pair (choice, value) ON pair.value = m.${column})`;
}

/**
 * For each choice of each facet, counts the books that match the choice and all other filters. Reads a limited number
 * of matching books. Facets in which nothing is chosen share the same matching books, so these are read once.
 */
export async function facetsOf(
  database: Queryable,
  filter: BookFilter,
  { most, counted }: { most: number; counted: Counted },
): Promise<FacetRow[]> {
  const gathered = await isGathered(database, filter);
  const sources = new Map<string, { name: Piece; books: Piece }>();
  const counts = Object.values(Facet).map((facet) => {
    const others = { ...filter, ...WITHOUT[facet] };
    const key = JSON.stringify(others);
    const source = sources.get(key) ?? {
      name: literal(`source${sources.size}`),
      books: sql`${rowsOf(gathered ? ofGathered(others) : bookSource(others, true), COUNTED_BY)} ${limit(most + 1)}`,
    };
    sources.set(key, source);
    return countChoices(facet, source.name, { most, counted });
  });
  const read = [...(gathered ? [{ name: GATHERED, books: gather(filter) }] : []), ...sources.values()].map(
    ({ name, books }) => sql`${name} AS MATERIALIZED (${books})`,
  );
  return database.rows(FacetRow, sql`WITH ${joined(read, ', ')} ${joined(counts, ' UNION ALL ')}`);
}

const COUNTED_BY = sql`s.edition_id, s.genres, s.listing_type, s.condition, s.language`;

function countChoices(
  facet: Facet,
  books: Piece,
  { most, counted }: { most: number; counted: Counted },
): Piece {
  const rows = CHOICES[facet](books);
  // GROUP BY uses a hash table; count(DISTINCT) would sort the rows.
  const each =
    counted === 'LISTINGS' ? rows : sql`(SELECT choice FROM ${rows} listed GROUP BY choice, edition_id)`;
  return sql`SELECT ${literal(`'${facet}'`)} AS facet, choice, count(*)::int AS count,
      (SELECT count(*) FROM ${books}) > ${literal(String(most))} AS "isCapped"
    FROM ${each} counted GROUP BY choice`;
}
