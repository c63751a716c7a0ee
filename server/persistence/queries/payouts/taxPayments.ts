import { z } from 'zod';
import type { SourceTax } from '../../../domain/payouts/taxPayment.js';
import { sql, type Queryable } from '../../sql.js';

/** Locks the table of tax payments, so that two simultaneous payments cannot together exceed the tax that is owed. */
export async function lockTaxPayments(database: Queryable): Promise<void> {
  await database.run(sql`LOCK TABLE tax_payments IN SHARE ROW EXCLUSIVE MODE`);
}

const Used = z.strictObject({ isUsed: z.boolean() });

/** True if a recorded payment of the tax has this reference. */
export async function isTaxReferenceUsed(
  database: Queryable,
  { tax, reference }: { tax: SourceTax; reference: string },
): Promise<boolean> {
  const [found] = await database.rows(
    Used,
    sql`SELECT EXISTS (SELECT FROM tax_payments WHERE tax = ${tax} AND lower(reference) = lower(${reference})) AS "isUsed"`,
  );
  return found?.isUsed ?? false;
}
