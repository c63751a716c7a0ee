import { readFileSync, rmSync } from 'node:fs';
import { program, run } from '../command.js';
import { inProject } from '../paths.js';
import { outcomeOfPlaywright, outcomeOfVitest } from './outcomes.js';
import { keepTally } from './tally.js';

/**
 * Runs Vitest and prints its output.
 * @param {string} name the name of the run
 * @param {readonly string[]} [args]
 * @param {string} [node] path of the Node to use
 */
export function runVitest(name, args = [], node = process.execPath) {
  const report = `test-results/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const [, vitest] = program('vitest');
  return tallied(name, [node, vitest, 'run', ...reporters, ...args], report, outcomeOfVitest);
}

/** Runs the browser tests and prints their output. */
export function runBrowserTests() {
  const command = [...program('@playwright/test', 'playwright'), 'test'];
  return tallied('browser', command, 'test-results/browser.json', outcomeOfPlaywright);
}

/**
 * Runs a test command. Stores and returns the numbers of passed and failed tests and the failures, as its report states
 * them.
 * @param {string} name
 * @param {string[]} command
 * @param {string} report
 * @param {(report: any) => import('./outcomes.js').Outcome} outcomeOf
 */
async function tallied(name, command, report, outcomeOf) {
  rmSync(inProject(report), { force: true });
  const succeeded = await run(command, { show: true }).then(
    () => true,
    () => false,
  );
  const { passed, failed, failures } = readOutcome(report, outcomeOf);
  // If the runner fails although no test failed, the runner has crashed, which counts as one failure.
  return keepTally({ name, passed, failed: succeeded ? failed : Math.max(failed, 1), failures });
}

/**
 * @param {string} report
 * @param {(report: any) => import('./outcomes.js').Outcome} outcomeOf
 * @returns {import('./outcomes.js').Outcome}
 */
function readOutcome(report, outcomeOf) {
  try {
    return outcomeOf(JSON.parse(readFileSync(inProject(report), 'utf8')));
  } catch {
    return { passed: 0, failed: 1, failures: [] };
  }
}
