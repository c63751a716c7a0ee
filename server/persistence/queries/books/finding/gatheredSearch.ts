import { z } from 'zod';
import { literal, sql, type Piece, type Queryable } from '../../../sql.js';
import { bookSource, rowsOf, type BookFilter, type BookSource } from '../bookFilters.js';
import { BOOK_SAMPLE, foundInSample, SAMPLED } from '../bookSample.js';

/** Of more books than this, those that a facet counts are sooner found each by themselves. */
const MOST_GATHERED = 20_000;

const Sample = z.strictObject({ isNarrow: z.boolean() });

/** What a search finds, as a table of its own: looking words up takes longer than all that is asked of the books afterwards. */
export const GATHERED = literal('gathered');

/** Whether a search finds so few books that they are gathered once, for all facets. */
export async function isGathered(database: Queryable, filter: BookFilter): Promise<boolean> {
  if (!filter.search) return false;
  const [sample] = await database.rows(
    Sample,
    sql`SELECT ${foundInSample(withoutChoices(filter))} <= ${literal(String(MOST_GATHERED / SAMPLED))} AS "isNarrow" FROM ${BOOK_SAMPLE}`,
  );
  return sample?.isNarrow ?? true;
}

/** The books of a search, whatever is chosen of the facets. */
export function gather(filter: BookFilter): Piece {
  const columns = sql`s.id, s.unlisted_at, s.in_stock, s.promised_copies, s.edition_id, s.genres, s.listing_type, s.condition, s.language`;
  return rowsOf(bookSource(withoutChoices(filter), true), columns);
}

/** The gathered books that have what is chosen of the facets, and copies on the days that are asked for. */
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
