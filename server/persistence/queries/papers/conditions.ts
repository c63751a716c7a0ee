import { z } from 'zod';
import { BookCondition } from '../../../domain/catalogue/book.js';
import { sql, type Queryable } from '../../sql.js';

const ConditionRow = z.strictObject({ id: z.string(), condition: z.enum(BookCondition) });

/** Returns the conditions of these books, keyed by the id of the book. */
export async function conditionsOf(
  database: Queryable,
  bookIds: readonly string[],
): Promise<Map<string, BookCondition>> {
  const rows = await database.rows(
    ConditionRow,
    sql`SELECT b.id, b.condition FROM books b WHERE b.id = ANY(${bookIds}::text[])`,
  );
  return new Map(rows.map(({ id, condition }) => [id, condition]));
}
