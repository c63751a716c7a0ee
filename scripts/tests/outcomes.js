import { stripVTControlCharacters } from 'node:util';

// Reads the results of test runs from the reports of their runners.

/** @typedef {{ passed: number, failed: number, failures: string[] }} Outcome */

/** Maximum number of lines per failure in the summary at the end. */
const TOLD_LINES = 12;

/**
 * @param {string} test
 * @param {string} [message]
 */
function told(test, message = '') {
  return [test, ...stripVTControlCharacters(message).split('\n').slice(0, TOLD_LINES)].join('\n  ');
}

/** @typedef {{ status: string, fullName: string, failureMessages: string[] }} VitestResult */

/**
 * @param {object} report
 * @param {number} report.numPassedTests
 * @param {number} report.numFailedTests
 * @param {{ name: string, status: string, message: string, assertionResults: VitestResult[] }[]} report.testResults
 *   results by file; a file that could not be loaded has the status "failed" and no tests
 */
export function outcomeOfVitest({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  const failed = testResults
    .flatMap((file) => file.assertionResults)
    .filter(({ status }) => status === 'failed')
    .map(({ fullName, failureMessages }) => told(fullName, failureMessages[0]));
  return {
    passed: numPassedTests,
    failed: numFailedTests + broken.length,
    failures: [...broken.map(({ name, message }) => told(name, message)), ...failed],
  };
}

/**
 * @typedef {{ projectName: string, status: string, results: { errors: { message?: string }[] }[] }} PlaywrightTest
 * @typedef {{ title: string, specs: { title: string, tests: PlaywrightTest[] }[], suites?: Suite[] }} Suite
 */

/** @param {{ stats: { expected: number, unexpected: number, flaky: number }, suites: Suite[] }} report */
export function outcomeOfPlaywright({ stats, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: suites.flatMap((suite) => failuresOf(suite)),
  };
}

/**
 * Returns the messages of all errors. The first error of a time-out does not say what the test was waiting for.
 * @param {PlaywrightTest['results'][number]} [result]
 */
function messageOf(result) {
  return result?.errors.map(({ message }) => message).join('\n');
}

/**
 * @param {Suite} suite
 * @returns {string[]}
 */
function failuresOf({ title, specs, suites = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) =>
        told(`${projectName}, ${title}: ${spec.title}`, messageOf(results[0])),
      ),
  );
  return [...own, ...suites.flatMap(failuresOf)];
}
