import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './paths.js';

/** @typedef {{ name: string, passed: number, failed: number }} Tally how one run of tests or checks ended */

const TALLIES = inProject('test-results', 'tallies');

/**
 * Keeps a tally for the sum at the end of .ci/run, and says it.
 * @param {Tally} tally
 */
export function keepTally(tally) {
  mkdirSync(TALLIES, { recursive: true });
  writeFileSync(path.join(TALLIES, `${tally.name}.json`), JSON.stringify(tally));
  console.log(`${tally.name}: ${tally.passed} passed, ${tally.failed} failed`);
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
