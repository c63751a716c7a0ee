import { sql, type Piece } from '../../sql.js';

/** Allocations `a` that are not released, of copies that come back: rentals, be they under way, overdue or to come. */
export const IS_RENTAL = sql`a.released_at IS NULL AND NOT upper_inf(a.period)`;

/**
 * The other allocations `o` of the copy of an allocation `a`, as they follow FROM. ANY, and not just equal: the planner would
 * then take the index of the exclusion constraint, which is ten times slower than the one that is made for this.
 */
const OTHERS_OF_COPY = sql`allocations o WHERE o.copy_id = ANY (ARRAY[a.copy_id]) AND o.released_at IS NULL AND o.id <> a.id`;

/** Bounded by what is out or promised now, never by stock or history. */
const RENTALS_OF_BOOK = sql`allocations a WHERE a.book_id = b.id AND ${IS_RENTAL}`;

/** The days that somebody wants, each as SQL, as `today` is below: from a day to the day before `until`. */
export interface DaysSql {
  from: Piece;
  until: Piece;
}

/** The first day from which a copy that is promised or out is free for good. */
export function firstFreeForGood(today: Piece): Piece {
  return sql`(SELECT greatest(upper(a.period), ${today} + 1) FROM ${RENTALS_OF_BOOK}
    AND NOT EXISTS (SELECT FROM ${OTHERS_OF_COPY} AND lower(o.period) >= upper(a.period))
    ORDER BY upper(a.period) LIMIT 1)`;
}

/** The first day from which so many copies that are promised are free for good, none of them overdue; null when fewer are. */
export function freeForGoodFrom(today: Piece, copies: Piece): Piece {
  return sql`(SELECT upper(a.period) FROM ${RENTALS_OF_BOOK} AND upper(a.period) > ${today}
    AND NOT EXISTS (SELECT FROM ${OTHERS_OF_COPY}
      AND (lower(o.period) >= upper(a.period) OR upper(o.period) <= ${today}))
    ORDER BY upper(a.period) OFFSET ${copies} - 1 LIMIT 1)`;
}

/**
 * So many copies that are promised for other days and free on all days that are wanted, the tightest gaps first: after the
 * rental that ends last before those days, or before the first one.
 */
export function fittingCopies(today: Piece, { from, until }: DaysSql, most: Piece): Piece {
  return sql`SELECT fitting.copy_id::text FROM (
    (SELECT a.copy_id FROM ${RENTALS_OF_BOOK} AND upper(a.period) > ${today} AND upper(a.period) <= ${from}
       AND NOT EXISTS (SELECT FROM ${OTHERS_OF_COPY}
         AND (o.period && daterange(upper(a.period), ${until}) OR upper(o.period) <= ${today}))
     ORDER BY upper(a.period) DESC LIMIT ${most})
    UNION ALL
    (SELECT a.copy_id FROM ${RENTALS_OF_BOOK} AND lower(a.period) >= ${until}
       AND NOT EXISTS (SELECT FROM ${OTHERS_OF_COPY} AND lower(o.period) < lower(a.period))
     ORDER BY lower(a.period) LIMIT ${most})
  ) fitting LIMIT ${most}`;
}
