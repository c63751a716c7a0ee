import '../node-version.js';
import { installForTests } from '../dependencies.js';
import { build } from '../incremental-build.js';
import { runScript } from '../step.js';
import { conclude } from './tally.js';
import { runVitest } from './runs.js';

/** Tests that depend on PostgreSQL itself: tables and constraints, migrations, query plans, and races. */
const CLOSEST = ['server/persistence/', '.race.test.ts'];

// `npm run test:postgres`: runs all server tests, including the race tests, on the PostgreSQL in TEST_DATABASE_URL.
// `npm run test:postgres -- newest` runs only the tests that depend on PostgreSQL itself, to check a second version.
await runScript(async () => {
  if (!process.env.TEST_DATABASE_URL) {
    throw new Error('Set TEST_DATABASE_URL to a PostgreSQL where databases may be created.');
  }
  await installForTests();
  await build();
  const isNewest = process.argv[2] === 'newest';
  const [name, tests] = isNewest ? ['postgres-newest', CLOSEST] : ['postgres', []];
  conclude([await runVitest(name, ['--project=server', ...tests])]);
});
