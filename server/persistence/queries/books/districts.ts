import { sql, type Piece, type Queryable } from '../../sql.js';
import { countUpTo } from '../statements/keyset.js';

/** Above this many sellers, walking the list finds books sooner than reading seller by seller. */
const MANY_SELLERS = 2_000;

/** Only a postal code of six digits is a PIN code. */
const sellersOf = (district: string) =>
  sql`SELECT u.id FROM users u WHERE u.sells AND length(u.zipcode) = 6 AND left(u.zipcode, 3) = ${district}`;

/** True if so many sellers live in a district that their books are spread all over a list. */
export async function isLargeDistrict(database: Queryable, district: string): Promise<boolean> {
  return (await countUpTo(database, MANY_SELLERS + 1, sellersOf(district))) > MANY_SELLERS;
}

/**
 * Returns the condition that a book `s` is sold in a district. For a large one IS TRUE makes it a question to
 * each book: as a join, PostgreSQL would gather all the books and sort them.
 */
export function ofDistrict(district: string, isLarge: boolean): Piece {
  const isOfIt = sql`s.seller_id IN (${sellersOf(district)})`;
  return isLarge ? sql`(${isOfIt}) IS TRUE` : isOfIt;
}
