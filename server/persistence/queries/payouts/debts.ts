import { z } from 'zod';
import { CurrencyCode, money, type Money } from '../../../domain/money/money.js';
import { minorUnits, moment } from '../../shapes.js';
import { limit, sql, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

const DebtRow = z.strictObject({ currency: z.enum(CurrencyCode), amount: minorUnits });

/**
 * Returns the debt of a seller to the marketplace; null if the seller owes nothing. A debt arises if a buyer gets money
 * back that was already paid out to the seller.
 */
export async function debtOfSeller(database: Queryable, sellerId: string): Promise<Money | null> {
  const [debt] = await database.rows(
    DebtRow,
    sql`SELECT currency, -sum(amount)::bigint AS amount FROM earnings WHERE seller_id = ${sellerId} AND payout_id IS NULL
        GROUP BY currency HAVING sum(amount) < 0 ORDER BY currency ${limit(1)}`,
  );
  return debt ? money(debt.amount, debt.currency) : null;
}

const SellerDebtRow = z.strictObject({
  sellerId: z.string(),
  /** The debt in minor units; above zero. */
  amount: minorUnits,
  /** The time of the loss that began the debt. */
  since: moment,
});

/** The debt of a seller in one currency. */
export type SellerDebtRow = z.infer<typeof SellerDebtRow>;

/**
 * Selects the debts in a currency. A debt begins with the first loss after which the seller's unpaid earnings stayed below
 * zero. A partial repayment therefore does not change its beginning.
 */
const debtsIn = (currency: CurrencyCode) => sql`
  SELECT sums.seller_id, -sums.left AS amount, min(sums.created_at) AS since FROM (
    SELECT e.seller_id, e.created_at, e.balance, e.left,
           max(e.place) FILTER (WHERE e.balance >= 0) OVER (PARTITION BY e.seller_id) AS last_even, e.place
    FROM (
      SELECT seller_id, created_at,
             sum(amount) OVER (PARTITION BY seller_id ORDER BY created_at, id) AS balance,
             row_number() OVER (PARTITION BY seller_id ORDER BY created_at, id) AS place,
             sum(amount) OVER (PARTITION BY seller_id)::bigint AS left
      FROM earnings WHERE payout_id IS NULL AND currency = ${currency}
        AND seller_id IN (SELECT o.seller_id FROM earnings o WHERE o.payout_id IS NULL AND o.currency = ${currency}
          GROUP BY o.seller_id HAVING sum(o.amount) < 0)
    ) e
  ) sums WHERE sums.place > coalesce(sums.last_even, 0) GROUP BY sums.seller_id, sums.left`;

const OLDEST: Keyset = { keys: ['d.since', 'd.seller_id'], descending: false };

/** Returns a page of the debts of all sellers in a currency, oldest first. */
export function sellerDebts(
  database: Queryable,
  currency: CurrencyCode,
  stretch: Stretch,
): Promise<SellerDebtRow[]> {
  return database.rows(
    SellerDebtRow,
    sql`SELECT d.seller_id AS "sellerId", d.amount, d.since FROM (${debtsIn(currency)}) d
        WHERE ${beyond(OLDEST, stretch)} ${inOrder(OLDEST, stretch)}`,
  );
}

/** Counts the sellers who owe something in a currency, up to `most`. */
export function countSellerDebts(database: Queryable, currency: CurrencyCode, most: number): Promise<number> {
  return countUpTo(
    database,
    most,
    sql`SELECT FROM earnings WHERE payout_id IS NULL AND currency = ${currency}
        GROUP BY seller_id HAVING sum(amount) < 0`,
  );
}

/** Returns the debt of one seller in a currency; null if the seller owes nothing. */
export async function sellerDebt(
  database: Queryable,
  currency: CurrencyCode,
  sellerId: string,
): Promise<SellerDebtRow | null> {
  const [debt] = await database.rows(
    SellerDebtRow,
    sql`SELECT d.seller_id AS "sellerId", d.amount, d.since FROM (${debtsIn(currency)}) d WHERE d.seller_id = ${sellerId}`,
  );
  return debt ?? null;
}

const LockedDebt = z.strictObject({
  amount: minorUnits,
  /** The earliest time at which a loss took effect; null if there is no loss, or if all losses are disputed. */
  earnedAt: moment.nullable(),
});

/** The debt of a seller in a currency, in minor units: zero or less if nothing is owed. */
export type LockedDebt = z.infer<typeof LockedDebt>;

/**
 * Locks a seller, so that repayments are recorded one at a time, and returns the debt in a currency; null for an unknown ID.
 */
export async function lockedDebt(
  database: Queryable,
  { sellerId, currency }: { sellerId: string; currency: CurrencyCode },
): Promise<LockedDebt | null> {
  const [seller] = await database.rows(
    z.strictObject({ id: z.string() }),
    sql`SELECT id FROM users WHERE id = ${sellerId} FOR NO KEY UPDATE`,
  );
  if (!seller) return null;
  const [debt] = await database.rows(
    LockedDebt,
    sql`SELECT coalesce(-sum(amount), 0)::bigint AS amount, min(earned_at) FILTER (WHERE amount < 0) AS "earnedAt"
        FROM earnings WHERE seller_id = ${sellerId} AND currency = ${currency} AND payout_id IS NULL`,
  );
  return debt ?? null;
}
