import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { AttemptStatus } from '../../../domain/payments/onlinePayment.js';
import { minorUnits, moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

const UnknownPayment = z.strictObject({
  id: z.string(),
  provider: z.string(),
  reference: z.string(),
  status: z.enum(AttemptStatus),
  amount: minorUnits,
  currency: z.enum(CurrencyCode),
  recordedAt: moment,
  isSettled: z.boolean(),
});

/** A payment of unknown origin: it was not made on a payment page of Panna. The amount is in minor units. */
export type UnknownPaymentRow = z.infer<typeof UnknownPayment>;

const UNKNOWN = sql`
  SELECT a.id, a.provider, a.reference, a.status, a.amount, a.currency, a.created_at AS "recordedAt",
         a.settled_at IS NOT NULL AS "isSettled"
  FROM payment_attempts a WHERE a.intent_id IS NULL`;

const OLDEST: Keyset = { keys: ['a.created_at', 'a.id'], descending: false };

/** Returns a page of the payments of unknown origin that staff have not settled, oldest first (reversed if `backward`). */
export function openUnknownPayments(database: Queryable, stretch: Stretch): Promise<UnknownPaymentRow[]> {
  return database.rows(
    UnknownPayment,
    sql`${UNKNOWN} AND a.settled_at IS NULL AND ${beyond(OLDEST, stretch)} ${inOrder(OLDEST, stretch)}`,
  );
}

/** Counts the payments of unknown origin that staff have not settled, up to `most`. */
export function countUnknownPayments(database: Queryable, most: number): Promise<number> {
  return countUpTo(
    database,
    most,
    sql`SELECT FROM payment_attempts WHERE intent_id IS NULL AND settled_at IS NULL`,
  );
}

/** Locks and returns a payment of unknown origin; null if there is none with this id. */
export async function lockedUnknownPayment(
  database: Queryable,
  id: string,
): Promise<UnknownPaymentRow | null> {
  const [payment] = await database.rows(
    UnknownPayment,
    sql`${UNKNOWN} AND a.id = ${id} FOR NO KEY UPDATE OF a`,
  );
  return payment ?? null;
}
