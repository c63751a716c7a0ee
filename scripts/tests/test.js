import '../node-version.js';
import { installForTests } from '../dependencies.js';
import { build } from '../incremental-build.js';
import { runScript } from '../step.js';
import { chromium } from './chromium.js';
import { conclude } from './tally.js';
import { runBrowserTests, runVitest } from './runs.js';

// `npm test`: runs every test, on the embedded database or on the PostgreSQL in TEST_DATABASE_URL.
await runScript(async () => {
  await installForTests();
  // Ignores a failed installation of the browser. The tests that need the browser report the problem.
  await Promise.all([build(), chromium().catch(() => undefined)]);
  if (!process.env.TEST_DATABASE_URL) {
    console.log('The race tests are left out: they need a PostgreSQL, in TEST_DATABASE_URL.');
  }
  conclude([await runVitest('unit'), await runBrowserTests()]);
});
