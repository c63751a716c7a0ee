import '../node-version.js';
import { readFileSync } from 'node:fs';
import { npm, outputOfFailed, run } from '../command.js';
import { installForTests } from '../dependencies.js';
import { build } from '../incremental-build.js';
import { inProject } from '../paths.js';
import { runScript } from '../step.js';
import { conclude, keepTally } from '../tests/tally.js';

// `npm run check`: the production build, and then every script of package.json whose name begins with "check:".
await runScript(async () => {
  await installForTests();
  /** @type {{ scripts: Record<string, string> }} */
  const { scripts } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
  const checks = Object.keys(scripts).filter((name) => name.startsWith('check:'));
  const passed = [await passes('build', build)];
  // What generates files goes alone, so that nobody reads them half written.
  const generating = checks.filter((name) => scripts[name]?.includes('checks/drift'));
  const reading = checks.filter((name) => !generating.includes(name));
  passed.push(...(await Promise.all([checkAll(reading), checkAll(reading)])).flat());
  passed.push(...(await checkAll(generating)));
  const failed = passed.filter((ok) => !ok).length;
  conclude([keepTally({ name: 'checks', passed: passed.length - failed, failed })]);
});

/**
 * Takes checks from a list until it is empty.
 * @param {string[]} names
 */
async function checkAll(names) {
  const passed = [];
  for (let name = names.shift(); name !== undefined; name = names.shift()) {
    const check = [...npm(), 'run', '--silent', name];
    passed.push(await passes(name, () => run(check)));
  }
  return passed;
}

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
    const output = outputOfFailed(error);
    if (output === undefined) throw error;
    console.log(`FAILED  ${name}\n${output}`);
    return false;
  }
}
