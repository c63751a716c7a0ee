import { z } from 'zod';
import { moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';

const TryRow = z.strictObject({ triedAt: moment });

/** Returns the times after `since` at which wrong codes were entered for a fulfillment, oldest first. */
export async function wrongCodesSince(
  database: Queryable,
  fulfillmentId: string,
  since: Date,
): Promise<Date[]> {
  const rows = await database.rows(
    TryRow,
    sql`SELECT t.tried_at AS "triedAt" FROM pick_up_tries t
        WHERE t.fulfillment_id = ${fulfillmentId} AND t.tried_at > ${since} ORDER BY t.tried_at, t.id`,
  );
  return rows.map(({ triedAt }) => triedAt);
}
