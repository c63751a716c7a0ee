import { sql, type Piece, type Queryable } from '../../sql.js';
import { countUpTo } from '../statements/keyset.js';

/** Above this number of sellers, reading the list in order finds books faster than reading seller by seller. */
const MANY_SELLERS = 2_000;

/** Selects the sellers of a district. Only postal codes with six digits are PIN codes. */
const sellersOf = (district: string) =>
  sql`SELECT u.id FROM users u WHERE u.sells AND length(u.zipcode) = 6 AND left(u.zipcode, 3) = ${district}`;

/** True if a district has more than MANY_SELLERS sellers, so that their books are spread all over a list. */
export async function isLargeDistrict(database: Queryable, district: string): Promise<boolean> {
  return (await countUpTo(database, MANY_SELLERS + 1, sellersOf(district))) > MANY_SELLERS;
}

/**
 * Returns the condition that a book `s` is sold in a district. For a large district, IS TRUE makes PostgreSQL
 * check book by book; with a join, it would collect all books of the district and sort them.
 */
export function ofDistrict(district: string, isLarge: boolean): Piece {
  const isOfIt = sql`s.seller_id IN (${sellersOf(district)})`;
  return isLarge ? sql`(${isOfIt}) IS TRUE` : isOfIt;
}
