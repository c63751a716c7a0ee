import { z } from 'zod';
import { count, day, minorUnits } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';

const AwaitedExtension = z.strictObject({
  months: count,
  extendedFrom: day,
  endsOn: day,
  commission: minorUnits,
  idempotencyKey: z.string().nullable(),
});

/** An extension that takes effect when its payment arrives. The commission is in minor units. */
export type AwaitedExtension = z.infer<typeof AwaitedExtension>;

/** Returns the extension that this online payment is for; null if it is for something else. */
export async function awaitedExtension(
  database: Queryable,
  intentId: string,
): Promise<AwaitedExtension | null> {
  const [found] = await database.rows(
    AwaitedExtension,
    sql`SELECT months, extended_from AS "extendedFrom", ends_on AS "endsOn", commission, idempotency_key AS "idempotencyKey"
        FROM awaited_extensions WHERE intent_id = ${intentId}`,
  );
  return found ?? null;
}

const AwaitedPurchase = z.strictObject({
  price: minorUnits,
  rentCounted: minorUnits,
  lateFee: minorUnits,
  fromDeposit: minorUnits,
  commission: minorUnits,
});

/** A purchase of rented copies that takes effect when its payment arrives. Amounts are in minor units. */
export type AwaitedPurchase = z.infer<typeof AwaitedPurchase>;

/** Returns the purchase that this online payment is for; null if it is for something else. */
export async function awaitedPurchase(
  database: Queryable,
  intentId: string,
): Promise<AwaitedPurchase | null> {
  const [found] = await database.rows(
    AwaitedPurchase,
    sql`SELECT price, rent_counted AS "rentCounted", late_fee AS "lateFee", from_deposit AS "fromDeposit", commission
        FROM awaited_purchases WHERE intent_id = ${intentId}`,
  );
  return found ?? null;
}
