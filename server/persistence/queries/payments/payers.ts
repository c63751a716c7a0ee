import { z } from 'zod';
import { sql, type Queryable } from '../../sql.js';

const PayerRow = z.strictObject({ name: z.string(), email: z.string(), phone: z.string().nullable() });

/** Returns the name and contact details of the buyer of an order, for the payment provider. */
export async function payerOf(database: Queryable, orderId: string): Promise<z.infer<typeof PayerRow>> {
  const [payer] = await database.rows(
    PayerRow,
    sql`SELECT u.name, u.email, o.phone FROM orders o JOIN users u ON u.id = o.buyer_id WHERE o.id = ${orderId}`,
  );
  if (!payer) throw new Error(`There is no order ${orderId}`);
  return payer;
}
