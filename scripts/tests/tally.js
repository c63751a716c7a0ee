import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../paths.js';

/**
 * The result of one run of tests or checks, with the name and message of each failure.
 * @typedef {{ name: string, passed: number, failed: number, failures?: string[] }} Tally
 */

const TALLIES = inProject('test-results', 'tallies');

/**
 * Stores a tally for the totals at the end of .ci/run.
 * @param {Tally} tally
 */
export function keepTally(tally) {
  mkdirSync(TALLIES, { recursive: true });
  writeFileSync(path.join(TALLIES, `${tally.name}.json`), JSON.stringify(tally));
  return tally;
}

/**
 * Prints one line per result. Exits with code 1 if anything failed.
 * @param {readonly Tally[]} tallies
 */
export function conclude(tallies) {
  console.log('');
  for (const { name, passed, failed } of tallies) console.log(`${name}: ${passed} passed, ${failed} failed`);
  if (tallies.some(({ failed }) => failed > 0)) process.exitCode = 1;
}

/**
 * Returns the stored tally with this name. A missing tally counts as one failure.
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
