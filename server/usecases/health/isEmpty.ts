import { z } from 'zod';
import { sql } from '../../persistence/sql.js';
import type { Ports } from '../scope.js';

const Account = z.strictObject({ id: z.string() });

/** True if no account exists yet. */
export async function isEmpty({ database }: Pick<Ports, 'database'>): Promise<boolean> {
  return (await database.rows(Account, sql`SELECT id FROM users LIMIT 1`)).length === 0;
}
