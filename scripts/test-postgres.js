import './node-version.js';
import { installForTests } from './dependencies.js';
import { build } from './incremental-build.js';
import { runScript } from './step.js';
import { conclude } from './tally.js';
import { runVitest } from './test-runs.js';

// `npm run test:postgres`: what depends on the database, and the races, on the PostgreSQL at TEST_DATABASE_URL.
await runScript(async () => {
  if (!process.env.TEST_DATABASE_URL) {
    throw new Error('Set TEST_DATABASE_URL to a PostgreSQL where databases may be created.');
  }
  await installForTests();
  await build();
  conclude([await runVitest('postgres', ['--project=server'])]);
});
