import './node-version.js';
import { readFileSync } from 'node:fs';
import { CommandFailed, npm, run } from './command.js';
import { installForTests } from './dependencies.js';
import { build } from './incremental-build.js';
import { inProject } from './paths.js';
import { runScript } from './step.js';
import { conclude, keepTally } from './tally.js';

// `npm run check`: the production build, and then every script of package.json whose name begins with "check:".
await runScript(async () => {
  await installForTests();
  const names = Object.keys(JSON.parse(readFileSync(inProject('package.json'), 'utf8')).scripts);
  const passed = [await passes('build', build)];
  for (const name of names.filter((name) => name.startsWith('check:'))) {
    passed.push(await passes(name, () => run([...npm(), 'run', '--silent', name])));
  }
  const failed = passed.filter((ok) => !ok).length;
  conclude([keepTally({ name: 'checks', passed: passed.length - failed, failed })]);
});

/**
 * Says whether a check passes and, if not, why.
 * @param {string} name
 * @param {() => Promise<unknown>} check
 */
async function passes(name, check) {
  const startedAt = performance.now();
  try {
    await check();
    console.log(`passed  ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
    return true;
  } catch (error) {
    if (!(error instanceof CommandFailed)) throw error;
    console.log(`FAILED  ${name}\n${error.output}`);
    return false;
  }
}
