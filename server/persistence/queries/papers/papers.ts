import { z } from 'zod';
import { CurrencyCode } from '../../../domain/money/money.js';
import { paperFactsSchema, PaperKind } from '../../../domain/papers/paper.js';
import { count, minorUnits, moment } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';
import { beyond, countUpTo, inOrder, type Keyset, type Stretch } from '../statements/keyset.js';

const PaperRow = z.strictObject({
  id: z.string(),
  kind: z.enum(PaperKind),
  issuerId: z.string().nullable(),
  recipientId: z.string(),
  fulfillmentId: z.string().nullable(),
  /** The month (YYYY-MM) of a paper about commissions; null for a seller's paper. */
  period: z.string().nullable(),
  financialYear: count,
  number: count,
  amount: minorUnits,
  currency: z.enum(CurrencyCode),
  issuedAt: moment,
});

/** A numbered paper without its facts. The amount is in minor units. */
export type StoredPaper = z.infer<typeof PaperRow>;

const PAPER = sql`p.id, p.kind, p.issuer_id AS "issuerId", p.recipient_id AS "recipientId",
  p.fulfillment_id AS "fulfillmentId", p.period, p.financial_year AS "financialYear", p.number, p.amount, p.currency,
  p.issued_at AS "issuedAt"`;

/** Returns the papers of these fulfillments, oldest first. */
export function papersOfFulfillments(
  database: Queryable,
  fulfillmentIds: readonly string[],
): Promise<StoredPaper[]> {
  return database.rows(
    PaperRow,
    sql`SELECT ${PAPER} FROM papers p WHERE p.fulfillment_id = ANY(${fulfillmentIds}::text[])
        ORDER BY p.issued_at, p.id`,
  );
}

const NEWEST: Keyset = { keys: ['p.issued_at', 'p.id'], descending: true };

/** Returns a page of the papers about commissions of a seller, newest first. */
export function commissionPapersOf(
  database: Queryable,
  sellerId: string,
  stretch: Stretch,
): Promise<StoredPaper[]> {
  return database.rows(
    PaperRow,
    sql`SELECT ${PAPER} FROM papers p WHERE p.recipient_id = ${sellerId} AND p.issuer_id IS NULL
          AND ${beyond(NEWEST, stretch)} ${inOrder(NEWEST, stretch)}`,
  );
}

/** Counts the papers about commissions of a seller, up to `most`. */
export function countCommissionPapers(database: Queryable, sellerId: string, most: number): Promise<number> {
  return countUpTo(
    database,
    most,
    sql`SELECT FROM papers WHERE recipient_id = ${sellerId} AND issuer_id IS NULL`,
  );
}

const WholePaper = PaperRow.extend({ facts: paperFactsSchema });

/** Returns a paper with its facts; null for an unknown id. */
export async function paperById(database: Queryable, id: string): Promise<z.infer<typeof WholePaper> | null> {
  const [paper] = await database.rows(
    WholePaper,
    sql`SELECT ${PAPER}, p.facts FROM papers p WHERE p.id = ${id}`,
  );
  return paper ?? null;
}

const Taken = z.strictObject({ number: count });

/**
 * Takes the next number of a series, and locks the series until the end of the transaction. If the transaction is rolled
 * back, the number is free again.
 */
export async function takeNumber(
  database: Queryable,
  { issuerId, kind, financialYear }: Pick<StoredPaper, 'issuerId' | 'kind' | 'financialYear'>,
): Promise<number> {
  const [taken] = await database.rows(
    Taken,
    sql`INSERT INTO paper_series AS s (issuer_id, kind, financial_year, last_number)
        VALUES (${issuerId}, ${kind}, ${financialYear}, 1)
        ON CONFLICT (issuer_id, kind, financial_year) DO UPDATE SET last_number = s.last_number + 1
        RETURNING last_number AS number`,
  );
  if (!taken) throw new Error('The series has no number');
  return taken.number;
}
