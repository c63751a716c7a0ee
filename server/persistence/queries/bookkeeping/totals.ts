import { z } from 'zod';
import { Account, ENTRY_KINDS } from '../../../domain/bookkeeping/journal.js';
import { count, minorUnits } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';

const Total = z.strictObject({
  kind: z.enum(ENTRY_KINDS),
  account: z.enum(Account),
  currency: z.string(),
  amount: minorUnits,
  entries: count,
  /**
   * Change of the number of fulfillments with a balance in the account: those that these entries opened, less those
   * that they cleared.
   */
  holders: z.int(),
});

/**
 * Returns the sums of all postings by kind of entry, account and currency. Reads totals, so the number of postings does not
 * matter.
 */
export function journalTotals(database: Queryable): Promise<z.infer<typeof Total>[]> {
  return database.rows(
    Total,
    sql`SELECT kind, account, currency, sum(amount)::bigint AS amount, sum(entries)::int AS entries,
               sum(holders)::int AS holders
        FROM journal_totals GROUP BY kind, account, currency`,
  );
}
