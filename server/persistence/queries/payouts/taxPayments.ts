import { sql, type Queryable } from '../../sql.js';

/** Locks the table of tax payments, so that two simultaneous payments cannot together exceed the tax that is owed. */
export async function lockTaxPayments(database: Queryable): Promise<void> {
  await database.run(sql`LOCK TABLE tax_payments IN SHARE ROW EXCLUSIVE MODE`);
}
