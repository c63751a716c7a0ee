import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inProject } from './paths.js';

/** @typedef {{ name: string, passed: number, failed: number }} Tally how one run of tests or checks ended */

const TALLIES = inProject('test-results', 'tallies');

/**
 * Keeps a tally for the sum at the end of .ci/run, and says it.
 * @param {Tally} tally
 */
export function keepTally(tally) {
  mkdirSync(TALLIES, { recursive: true });
  writeFileSync(inProject('test-results', 'tallies', `${tally.name}.json`), JSON.stringify(tally));
  console.log(`${tally.name}: ${tally.passed} passed, ${tally.failed} failed`);
}

/** Forgets the tallies of earlier runs. */
export function forgetTallies() {
  rmSync(TALLIES, { recursive: true, force: true });
}

/** All tallies since they were last forgotten. */
export function keptTallies() {
  return readdirSync(TALLIES).map(
    (name) =>
      /** @type {Tally} */ (JSON.parse(readFileSync(inProject('test-results', 'tallies', name), 'utf8'))),
  );
}
