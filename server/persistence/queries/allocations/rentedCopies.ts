import { sql, type Piece } from '../../sql.js';

/** SQL condition that an allocation `a` is an unreleased rental: current, overdue or upcoming. */
export const IS_RENTAL = sql`a.released_at IS NULL AND NOT upper_inf(a.period)`;

/**
 * SQL condition that an allocation `a` is an unreleased rental on agreed days. Days that wait for the payment of an extension
 * do not count.
 */
export const IS_AGREED_RENTAL = sql`${IS_RENTAL} AND a.intent_id IS NULL`;

/**
 * The part after FROM that selects the other unreleased allocations `o` of the copy of an allocation `a`. ANY instead
 * of = makes the planner use the index allocations_by_copy. The index of the exclusion constraint would take ten times
 * as long.
 */
const OTHERS_OF_COPY = sql`allocations o WHERE o.copy_id = ANY (ARRAY[a.copy_id]) AND o.released_at IS NULL AND o.id <> a.id`;

/**
 * The part after FROM that selects the unreleased rentals of a book `b`. It reads neither copies nor past rentals.
 */
const RENTALS_OF_BOOK = sql`allocations a WHERE a.book_id = b.id AND ${IS_RENTAL}`;

/** The requested days as SQL expressions: the first day, and the day after the last. */
export interface DaysSql {
  from: Piece;
  until: Piece;
}

/**
 * Returns SQL for the first day from which a promised copy of a book `b` is available indefinitely. The earliest possible day
 * is tomorrow.
 */
export function firstFreeForGood(today: Piece): Piece {
  return sql`(SELECT greatest(upper(a.period), ${today} + 1) FROM ${RENTALS_OF_BOOK}
    AND NOT EXISTS (SELECT FROM ${OTHERS_OF_COPY} AND lower(o.period) >= upper(a.period))
    ORDER BY upper(a.period) LIMIT 1)`;
}

/**
 * Returns SQL for the first day from which this many promised copies are available indefinitely; null if there are
 * fewer promised copies. Overdue copies do not count.
 */
export function freeForGoodFrom(today: Piece, copies: Piece): Piece {
  return sql`(SELECT upper(a.period) FROM ${RENTALS_OF_BOOK} AND upper(a.period) > ${today}
    AND NOT EXISTS (SELECT FROM ${OTHERS_OF_COPY}
      AND (lower(o.period) >= upper(a.period) OR upper(o.period) <= ${today}))
    ORDER BY upper(a.period) OFFSET ${copies} - 1 LIMIT 1)`;
}

/**
 * Returns SQL for up to `most` copies that are promised for other days but available on all requested days. Copies
 * with the shortest unused gaps come first: those whose previous rental ends last, and those whose next rental begins
 * first.
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
