import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../paths.js';

/**
 * How one run of tests or checks ended, and what is known of each failure: its name, and what went wrong.
 * @typedef {{ name: string, passed: number, failed: number, failures?: string[] }} Tally
 */

const TALLIES = inProject('test-results', 'tallies');

/**
 * Keeps a tally for the sum at the end of .ci/run.
 * @param {Tally} tally
 */
export function keepTally(tally) {
  mkdirSync(TALLIES, { recursive: true });
  writeFileSync(path.join(TALLIES, `${tally.name}.json`), JSON.stringify(tally));
  return tally;
}

/**
 * Prints how runs ended, a line each, and makes the process end with 1 when something failed.
 * @param {readonly Tally[]} tallies
 */
export function conclude(tallies) {
  console.log('');
  for (const { name, passed, failed } of tallies) console.log(`${name}: ${passed} passed, ${failed} failed`);
  if (tallies.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

/**
 * The tally that was kept under a name; a run that never came to one counts as one failure.
 * @param {string} name
 * @returns {Tally}
 */
export function keptTally(name) {
  try {
    return JSON.parse(readFileSync(path.join(TALLIES, `${name}.json`), 'utf8'));
  } catch {
    return { name, passed: 0, failed: 1 };
  }
}
