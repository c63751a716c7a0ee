import type { Ports } from '../scope.js';

/** Whether nobody has an account yet. */
export async function isEmpty({ database }: Pick<Ports, 'database'>): Promise<boolean> {
  return (await database.query('SELECT 1 FROM users LIMIT 1')).length === 0;
}
