import { z } from 'zod';
import { literal, sql, type Piece, type Queryable } from '../../../sql.js';
import { bookSource, rowsOf, type BookFilter, type BookSource } from '../bookFilters.js';
import { BOOK_SAMPLE, foundInSample, SAMPLED } from '../bookSample.js';

/** Above this many books, each facet finds its own books sooner. */
const MOST_GATHERED = 20_000;

const Sample = z.strictObject({ isNarrow: z.boolean() });

/** The books that a search finds, as a table: looking the words up takes longer than all later steps. */
export const GATHERED = literal('gathered');

/** True if a search finds so few books that they are gathered once for all facets. */
export async function isGathered(database: Queryable, filter: BookFilter): Promise<boolean> {
  if (!filter.search) return false;
  const [sample] = await database.rows(
    Sample,
    sql`SELECT ${foundInSample(withoutChoices(filter))} <= ${literal(String(MOST_GATHERED / SAMPLED))} AS "isNarrow" FROM ${BOOK_SAMPLE}`,
  );
  return sample?.isNarrow ?? true;
}

/** Returns the books of a search, whatever the choices of facets. */
export function gather(filter: BookFilter): Piece {
  const columns = sql`s.id, s.unlisted_at, s.in_stock, s.promised_copies, s.edition_id, s.genres, s.listing_type, s.condition, s.language`;
  return rowsOf(bookSource(withoutChoices(filter), true), columns);
}

/** Returns the gathered books that match the facets' choices and have copies on the requested days. */
export function ofGathered({
  genre,
  listingType,
  conditions,
  language,
  free,
  availableOn,
}: BookFilter): BookSource {
  const chosen = { genre, listingType, conditions, language, free, availableOn };
  return { ...bookSource(chosen, true), table: GATHERED };
}

function withoutChoices(filter: BookFilter): BookFilter {
  const none = { genre: undefined, listingType: undefined, conditions: undefined, language: undefined };
  return { ...filter, ...none, free: undefined, availableOn: undefined };
}
