import { z } from 'zod';
import { literal, sql, type Piece, type Queryable } from '../../../sql.js';
import { bookSource, rowsOf, type BookFilter, type BookSource } from '../bookFilters.js';
import { BOOK_SAMPLE, foundInSample, SAMPLED } from '../bookSample.js';

/** Maximum number of matches to collect for all facets. Above it, a separate search for each facet is faster. */
const MOST_GATHERED = 20_000;

const Sample = z.strictObject({ isNarrow: z.boolean() });

/**
 * Name of the common table expression with the matches of a search. Looking up the words takes longer than all later
 * steps, so all facets share the matches.
 */
export const GATHERED = literal('gathered');

/** True if a search has few enough matches to collect them once for all facets. A sample estimates their number. */
export async function isGathered(database: Queryable, filter: BookFilter): Promise<boolean> {
  if (!filter.search) return false;
  const [sample] = await database.rows(
    Sample,
    sql`SELECT ${foundInSample(withoutChoices(filter))} <= ${literal(String(MOST_GATHERED / SAMPLED))} AS "isNarrow" FROM ${BOOK_SAMPLE}`,
  );
  return sample?.isNarrow ?? true;
}

/**
 * Returns a SELECT statement for the matches of a search, ignoring the choices of facets and the conditions on days.
 */
export function gather(filter: BookFilter): Piece {
  const columns = sql`s.id, s.unlisted_at, s.in_stock, s.promised_copies, s.edition_id, s.genres, s.listing_type, s.condition, s.language`;
  return rowsOf(bookSource(withoutChoices(filter), true), columns);
}

/** Returns the part of the collected matches that satisfies the choices of facets and the conditions on days. */
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
