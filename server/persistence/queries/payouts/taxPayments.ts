import { sql, type Queryable } from '../../sql.js';

/** Locks the payments of taxes, so that two at the same time cannot together exceed what is owed. */
export async function lockTaxPayments(database: Queryable): Promise<void> {
  await database.run(sql`LOCK TABLE tax_payments IN SHARE ROW EXCLUSIVE MODE`);
}
