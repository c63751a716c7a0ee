import { sql, type Piece, type Queryable } from '../../sql.js';
import { countUpTo } from '../statements/keyset.js';

/**
 * Maximum number of sellers for which it is fastest to find a district's books by seller. With more sellers, it is
 * faster to read the list in order and check each book.
 */
const MANY_SELLERS = 2_000;

/** Selects the sellers in a district. Postal codes that do not have 6 digits are not PIN codes. */
const sellersOf = (district: string) =>
  sql`SELECT u.id FROM users u WHERE u.sells AND length(u.zipcode) = 6 AND left(u.zipcode, 3) = ${district}`;

/** True if a district has more than MANY_SELLERS sellers, so that its books are spread over the whole list. */
export async function isLargeDistrict(database: Queryable, district: string): Promise<boolean> {
  return (await countUpTo(database, MANY_SELLERS + 1, sellersOf(district))) > MANY_SELLERS;
}

/**
 * Returns the condition that a book `s` is sold in a district. For a large district, IS TRUE makes PostgreSQL check
 * book by book; without it, PostgreSQL would collect and sort all books of the district.
 */
export function ofDistrict(district: string, isLarge: boolean): Piece {
  const isOfIt = sql`s.seller_id IN (${sellersOf(district)})`;
  return isLarge ? sql`(${isOfIt}) IS TRUE` : isOfIt;
}
