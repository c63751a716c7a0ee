import { randomBytes } from 'node:crypto';
import { dropDatabasesOf, RUN } from './postgresDatabase.js';

/** Chooses a name prefix for the databases of a test run. Drops the remaining databases with this prefix when the run ends. */
export default function nameRun(): (() => Promise<void>) | undefined {
  const serverUrl = process.env['TEST_DATABASE_URL'];
  if (!serverUrl) return undefined;
  const run = randomBytes(4).toString('hex');
  process.env[RUN] = run;
  return () => dropDatabasesOf(serverUrl, run);
}
