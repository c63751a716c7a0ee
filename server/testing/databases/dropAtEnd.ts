import { randomBytes } from 'node:crypto';
import { dropDatabasesOf, RUN } from './postgresDatabase.js';

/** Names the databases of a run of the tests, and drops those that are left when it ends. */
export default function nameRun(): (() => Promise<void>) | undefined {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) return undefined;
  const run = randomBytes(4).toString('hex');
  process.env[RUN] = run;
  return () => dropDatabasesOf(serverUrl, run);
}
