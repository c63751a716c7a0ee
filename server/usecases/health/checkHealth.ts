import { databaseAway } from '../../persistence/outage.js';
import { sql } from '../../persistence/sql.js';
import type { Ports } from '../scope.js';

const PATIENCE_MS = 1_500;

/** Throws SERVICE_UNAVAILABLE if the database does not respond within 1.5 seconds. */
export async function checkHealth({ database }: Pick<Ports, 'database'>): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(databaseAway('it does not answer')), PATIENCE_MS);
  });
  const answered = database.run(sql`SELECT 1`).catch((error: unknown) => {
    throw databaseAway(error);
  });
  await Promise.race([answered, tooLate]).finally(() => clearTimeout(timer));
}
