import { z } from 'zod';
import { CurrencyCode, money, type Money } from '../../../domain/money/money.js';
import { minorUnits } from '../../shapes.js';
import { limit, sql, type Queryable } from '../../sql.js';

const DebtRow = z.strictObject({ currency: z.enum(CurrencyCode), amount: minorUnits });

/** Returns what a seller owes the marketplace in a currency, because buyers got money back after it was paid out; null if nothing. */
export async function debtOfSeller(database: Queryable, sellerId: string): Promise<Money | null> {
  const [debt] = await database.rows(
    DebtRow,
    sql`SELECT currency, -sum(amount)::bigint AS amount FROM earnings WHERE seller_id = ${sellerId} AND payout_id IS NULL
        GROUP BY currency HAVING sum(amount) < 0 ORDER BY currency ${limit(1)}`,
  );
  return debt ? money(debt.amount, debt.currency) : null;
}
