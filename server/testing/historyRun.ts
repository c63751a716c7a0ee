import { chosenSeed, printOnce } from './seeds.js';

/** The environment variable with the seed of the run to repeat. */
const VARIABLE = 'HISTORY_SEED';

const seed = chosenSeed(VARIABLE);

/**
 * Returns options of fast-check for a test of generated histories, with the seed of this run. Prints the seed and the number of
 * histories once for each test file and number, so that any run can be repeated.
 */
export function historyRun(numRuns: number): { seed: number; numRuns: number } {
  printOnce(`${numRuns} histories with ${VARIABLE}=${seed}`);
  return { seed, numRuns };
}
