import { z } from 'zod';
import { DeliveryKind, type DeliveryTerms } from '../../../domain/delivery/deliveryTerms.js';
import { CurrencyCode } from '../../../domain/money/money.js';
import { count, minorUnits } from '../../shapes.js';
import { sql, type Queryable } from '../../sql.js';

/** The delivery terms of a seller in a JSON column. Amounts are in minor units. */
export const TermsInJson = z.strictObject({
  kind: z.enum(DeliveryKind),
  currency: z.enum(CurrencyCode),
  charge: minorUnits.nullable(),
  rates: z.array(z.strictObject({ upToGrams: count, charge: minorUnits })),
  freeAbove: minorUnits.nullable(),
  pickUp: z.strictObject({ place: z.string(), city: z.string() }).nullable(),
});

/**
 * Selects the terms in a row `d` of delivery_terms as JSON. Pick-up is null if the seller has no default address, because
 * pick-up needs the city of that address.
 */
export const TERMS = sql`json_build_object(
  'kind', d.kind, 'currency', d.currency, 'charge', d.charge, 'rates', d.rates, 'freeAbove', d.free_above,
  'pickUp', CASE WHEN d.pick_up_place IS NOT NULL THEN (
    SELECT json_build_object('place', d.pick_up_place, 'city', a.city) FROM addresses a
    WHERE a.user_id = d.user_id AND a.is_default) END)`;

const TermsRow = z.strictObject({ sellerId: z.string(), terms: TermsInJson });

/** Returns the delivery terms of these sellers by seller ID. Leaves out sellers who never set any. */
export async function deliveryTermsOf(
  database: Queryable,
  sellerIds: readonly string[],
): Promise<Map<string, DeliveryTerms>> {
  const rows = await database.rows(
    TermsRow,
    sql`SELECT d.user_id AS "sellerId", ${TERMS} AS terms FROM delivery_terms d
        WHERE d.user_id = ANY(${sellerIds}::text[])`,
  );
  return new Map(rows.map(({ sellerId, terms }) => [sellerId, terms]));
}

/** Stores the delivery terms of a seller, and replaces earlier ones. */
export async function saveDeliveryTerms(
  database: Queryable,
  sellerId: string,
  { kind, currency, charge, rates, freeAbove, pickUp }: DeliveryTerms,
): Promise<void> {
  await database.run(
    sql`INSERT INTO delivery_terms (user_id, kind, currency, charge, rates, free_above, pick_up_place)
        VALUES (${sellerId}, ${kind}, ${currency}, ${charge}, ${JSON.stringify(rates)}::jsonb, ${freeAbove},
                ${pickUp?.place ?? null})
        ON CONFLICT (user_id) DO UPDATE SET kind = excluded.kind, currency = excluded.currency,
          charge = excluded.charge, rates = excluded.rates, free_above = excluded.free_above,
          pick_up_place = excluded.pick_up_place`,
  );
}
