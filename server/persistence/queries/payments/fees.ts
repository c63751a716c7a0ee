import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { count, minorUnits, moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';

/** A fee and the tax within it, in minor units. */
export interface KnownFee {
  fee: number;
  feeTax: number;
}

const OfPayment = z.strictObject({ currency: z.enum(CurrencyCode) });

/**
 * Stores the fee of a captured payment, unless one is stored already. Returns the payment's currency, or null if nothing
 * changed. If two calls run at the same time, only one of them stores the fee.
 */
export async function keepPaymentFee(
  tx: Queryable,
  id: string,
  { fee, feeTax }: KnownFee,
): Promise<z.infer<typeof OfPayment> | null> {
  const [kept] = await tx.rows(
    OfPayment,
    sql`UPDATE payment_attempts SET fee = ${fee}, fee_tax = ${feeTax}
        WHERE id = ${id} AND fee IS NULL AND status = 'CAPTURED' RETURNING currency`,
  );
  return kept ?? null;
}

const OfRefund = z.strictObject({ currency: z.enum(CurrencyCode), orderId: z.string() });

/**
 * Stores the fee of a completed refund, unless one is stored already. Returns its currency and its order, or null if
 * nothing changed.
 */
export async function keepRefundFee(
  tx: Queryable,
  id: string,
  { fee, feeTax }: KnownFee,
): Promise<z.infer<typeof OfRefund> | null> {
  const [kept] = await tx.rows(
    OfRefund,
    sql`UPDATE provider_refunds r SET fee = ${fee}, fee_tax = ${feeTax}
        FROM payment_attempts a JOIN payment_intents i ON i.id = a.intent_id
        WHERE r.id = ${id} AND a.id = r.attempt_id AND r.fee IS NULL AND r.status = 'DONE'
        RETURNING r.currency, i.order_id AS "orderId"`,
  );
  return kept ?? null;
}

const Sums = z.strictObject({ amount: minorUnits, count });

/**
 * Returns the sum and the number of the fees for payments captured and refunds made at or after `since`. Fees in other
 * currencies are counted, but not added.
 */
export async function feesSince(
  database: Queryable,
  since: Date,
  currency: CurrencyCode,
): Promise<z.infer<typeof Sums>> {
  const [sums] = await database.rows(
    Sums,
    sql`SELECT coalesce(sum(fee) FILTER (WHERE currency = ${currency}), 0)::bigint AS amount, count(*)::int AS count
        FROM (
          SELECT fee, currency FROM payment_attempts WHERE fee > 0 AND captured_at >= ${since}
          UNION ALL SELECT fee, currency FROM provider_refunds WHERE fee > 0 AND settled_at >= ${since}
        ) fees`,
  );
  return sums ?? { amount: 0, count: 0 };
}

const Oldest = z.strictObject({ createdAt: moment.nullable() });

/** Returns the time of a provider's oldest captured payment before `before` whose fee is unknown; null if there is none. */
export async function oldestWithoutFee(
  database: Queryable,
  provider: string,
  before: Date,
): Promise<Date | null> {
  const [oldest] = await database.rows(
    Oldest,
    sql`SELECT min(created_at) AS "createdAt" FROM payment_attempts
        WHERE provider = ${provider} AND fee IS NULL AND status = 'CAPTURED' AND created_at < ${before}`,
  );
  return oldest?.createdAt ?? null;
}
