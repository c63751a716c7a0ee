import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { OnlinePaymentStatus } from '../../../domain/payments/onlinePayment.js';
import { minorUnits, moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';

/** An online payment of an order. The amount is in minor units. */
const IntentRow = z.strictObject({
  id: z.string(),
  orderId: z.string(),
  buyerId: z.string(),
  provider: z.string(),
  status: z.enum(OnlinePaymentStatus),
  amount: minorUnits,
  currency: z.enum(CurrencyCode),
  pageReference: z.string().nullable(),
  expiresAt: moment,
});
export type StoredIntent = z.infer<typeof IntentRow>;

const INTENTS = sql`
  SELECT i.id, i.order_id AS "orderId", o.buyer_id AS "buyerId", i.provider, i.status, i.amount, i.currency,
         i.page_reference AS "pageReference", i.expires_at AS "expiresAt"
  FROM payment_intents i JOIN orders o ON o.id = i.order_id`;

/** Returns the online payment of an order of this buyer; null if there is none. */
export async function intentOfOrder(
  database: Queryable,
  orderId: string,
  buyerId: string,
): Promise<StoredIntent | null> {
  const [intent] = await database.rows(
    IntentRow,
    sql`${INTENTS} WHERE i.order_id = ${orderId} AND o.buyer_id = ${buyerId}`,
  );
  return intent ?? null;
}

/** Returns an online payment; null if the id is unknown. */
export async function intentById(database: Queryable, id: string): Promise<StoredIntent | null> {
  const [intent] = await database.rows(IntentRow, sql`${INTENTS} WHERE i.id = ${id}`);
  return intent ?? null;
}
