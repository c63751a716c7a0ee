import { z } from 'zod';
import { sql, type Queryable } from '../../../sql.js';

const Row = z.strictObject({ isbn: z.string(), title: z.string(), author: z.string() });

/** Returns listings on the market whose ISBN begins with these digits, one listing per ISBN. */
export function suggestedIsbns(
  database: Queryable,
  digits: string,
  most: number,
): Promise<z.output<typeof Row>[]> {
  return database.rows(
    Row,
    sql`SELECT DISTINCT ON (isbn) isbn, title, author
     FROM (SELECT b.isbn, b.title, b.author FROM books b
           WHERE b.isbn >= ${digits} AND b.isbn <= ${digits.padEnd(13, '9')} AND b.unlisted_at IS NULL
           ORDER BY b.isbn LIMIT 40) found
     ORDER BY isbn LIMIT ${most}::int`,
  );
}
