import { z } from 'zod';
import { count, day } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { fittingCopies } from '../allocations/rentedCopies.js';

const CopyRow = z.strictObject({ copyId: z.string(), allocationIds: z.array(z.string()), startsOn: day });

/** A copy that is allocated to order lines: the ids of its allocations, earliest first, and its first allocated day. */
export type CopyOfLines = z.infer<typeof CopyRow>;

/**
 * Returns the copies that are allocated to these order lines. Copies that no other order has reserved come first, so that they
 * are released before they are needed as substitutes.
 */
export function copiesOfLines(database: Queryable, orderItemIds: readonly string[]): Promise<CopyOfLines[]> {
  return database.rows(
    CopyRow,
    sql`SELECT own.copy_id AS "copyId", json_agg(own.id ORDER BY lower(own.period)) AS "allocationIds",
            min(lower(own.period)) AS "startsOn"
     FROM allocations own WHERE own.order_item_id = ANY(${orderItemIds}::text[]) AND own.released_at IS NULL
     GROUP BY own.copy_id
     ORDER BY EXISTS (
       SELECT FROM allocations o WHERE o.copy_id = own.copy_id AND o.released_at IS NULL
         AND o.order_item_id <> ALL(${orderItemIds}::text[])), own.copy_id`,
  );
}

const PromiseRow = z.strictObject({ id: z.string(), bookId: z.string(), startsOn: day, endsOn: day });

/** An allocation of a copy to another order line, with its days. */
export type OtherPromise = z.infer<typeof PromiseRow>;

/** Returns the unreleased rentals of a copy by other order lines, earliest first. */
export function otherPromises(
  database: Queryable,
  copyId: string,
  orderItemIds: readonly string[],
): Promise<OtherPromise[]> {
  return database.rows(
    PromiseRow,
    sql`SELECT o.id, o.book_id AS "bookId", lower(o.period) AS "startsOn", upper(o.period) AS "endsOn" FROM allocations o
     WHERE o.copy_id = ${copyId} AND o.released_at IS NULL AND o.order_item_id <> ALL(${orderItemIds}::text[])
     ORDER BY lower(o.period)`,
  );
}

const LaterPromise = PromiseRow.extend({
  /** Null for an allocation without end. */
  endsOn: day.nullable(),
  /** True for a rental that is not sent yet, so that the seller can send another copy. */
  isMovable: z.boolean(),
});

/** An allocation of a copy to another order line. It may be movable to another copy. */
export type LaterPromise = z.infer<typeof LaterPromise>;

/** Returns the allocations of a copy to other order lines that overlap these days, earliest first. */
export function promisesWithin(
  database: Queryable,
  { copyId, orderItemId }: { copyId: string; orderItemId: string },
  { startsOn, endsOn }: { startsOn: string; endsOn: string },
): Promise<LaterPromise[]> {
  return database.rows(
    LaterPromise,
    sql`SELECT o.id, o.book_id AS "bookId", lower(o.period) AS "startsOn", upper(o.period) AS "endsOn",
          NOT upper_inf(o.period) AND o.intent_id IS NULL AND f.status IN ('PENDING', 'CONFIRMED') AS "isMovable"
        FROM allocations o JOIN order_items i ON i.id = o.order_item_id JOIN fulfillments f ON f.id = i.fulfillment_id
        WHERE o.copy_id = ${copyId} AND o.released_at IS NULL AND o.order_item_id <> ${orderItemId}
          AND o.period && daterange(${startsOn}::date, ${endsOn}::date)
        ORDER BY lower(o.period)`,
  );
}

const SubstituteRow = z.strictObject({ copyId: z.string().nullable(), freeCopies: count });

/**
 * Returns the number of copies that are not promised, and the ID of a promised copy that is free on all days of this rental;
 * the ID is null if there is none.
 */
export async function substituteFor(
  database: Queryable,
  { bookId, startsOn, endsOn }: OtherPromise,
  today: string,
): Promise<z.infer<typeof SubstituteRow>> {
  const days = { from: sql`${startsOn}::date`, until: sql`${endsOn}::date` };
  const [found] = await database.rows(
    SubstituteRow,
    sql`SELECT (${fittingCopies(sql`${today}::date`, days, sql`1`)}) AS "copyId", b.free_copies AS "freeCopies"
     FROM books b WHERE b.id = ${bookId}`,
  );
  return found ?? { copyId: null, freeCopies: 0 };
}
