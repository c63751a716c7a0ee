import '../node-version.js';
import { readFileSync } from 'node:fs';
import { npm, run } from '../command.js';
import { installForTests } from '../dependencies.js';
import { inProject } from '../paths.js';
import { runScript } from '../step.js';
import { conclude, keepTally } from '../tests/tally.js';

// `npm run check`: runs everything that "checks" in package.json depends on, even after a failure. Unchanged inputs
// that passed are skipped.
await runScript(async () => {
  await installForTests();
  /** @type {{ wireit: { checks: { dependencies: string[] } } }} */
  const { wireit } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const succeeded = await run([...npm(), 'run', '--silent', 'checks'], {
    show: true,
    env: { WIREIT_FAILURES: 'continue' },
  }).then(
    () => true,
    () => false,
  );
  const checks = wireit.checks.dependencies.length;
  // The runner names the failed checks, but not their number.
  const tally = succeeded ? { passed: checks, failed: 0 } : { passed: 0, failed: 1 };
  conclude([keepTally({ name: 'checks', ...tally })]);
});
