import { readFileSync, rmSync } from 'node:fs';
import { program, run } from '../command.js';
import { inProject } from '../paths.js';
import { keepTally } from './tally.js';

/**
 * Runs Vitest, printing as it goes.
 * @param {string} name of the run
 * @param {readonly string[]} [args]
 * @param {string} [node] the Node that runs it
 */
export function runVitest(name, args = [], node = process.execPath) {
  const report = `test-results/${name}.json`;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const [, vitest] = program('vitest');
  return tallied(name, [node, vitest, 'run', ...reporters, ...args], report, countOfVitest);
}

/** Runs the browser tests, printing as they go. */
export function runBrowserTests() {
  const command = [...program('@playwright/test', 'playwright'), 'test'];
  return tallied('browser', command, 'test-results/browser.json', countOfPlaywright);
}

/**
 * Runs a command, and keeps how many tests passed and failed by its report.
 * @param {string} name
 * @param {string[]} command
 * @param {string} report
 * @param {(report: any) => { passed: number, failed: number }} countOf
 */
async function tallied(name, command, report, countOf) {
  rmSync(inProject(report), { force: true });
  const succeeded = await run(command, { show: true }).then(
    () => true,
    () => false,
  );
  const counted = readCount(report, countOf);
  // A runner that fails with no failed test broke down outside of any: that counts as one.
  const failed = succeeded ? counted.failed : Math.max(counted.failed, 1);
  return keepTally({ name, passed: counted.passed, failed });
}

/**
 * @param {string} report
 * @param {(report: any) => { passed: number, failed: number }} countOf
 */
function readCount(report, countOf) {
  try {
    return countOf(JSON.parse(readFileSync(inProject(report), 'utf8')));
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/**
 * @param {object} report
 * @param {number} report.numPassedTests
 * @param {number} report.numFailedTests
 * @param {{ status: string, assertionResults: unknown[] }[]} report.testResults a file that could not be loaded
 *   has failed without a test
 */
function countOfVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** @param {{ stats: { expected: number, unexpected: number, flaky: number } }} report */
function countOfPlaywright({ stats }) {
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky };
}
