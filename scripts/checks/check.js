import '../node-version.js';
import { readFileSync } from 'node:fs';
import { npm, run } from '../command.js';
import { installForTests } from '../dependencies.js';
import { inProject } from '../paths.js';
import { runScript } from '../step.js';
import { conclude, keepTally } from '../tests/tally.js';

// `npm run check`: runs everything that "checks" in package.json depends on, and continues after a failure. Skips
// checks that passed before with the same inputs.
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
  // The runner names the failed checks but does not count them, so several failures count as one.
  const tally = succeeded ? { passed: checks, failed: 0 } : { passed: 0, failed: 1 };
  conclude([keepTally({ name: 'checks', ...tally })]);
});
