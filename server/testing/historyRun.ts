import path from 'node:path';
import { expect } from 'vitest';

/** The environment variable with the seed of the run to repeat. */
const VARIABLE = 'HISTORY_SEED';

/** Number of different seeds. fast-check takes 32-bit integers. */
const SEEDS = 2 ** 31;

const seed = chosenSeed(process.env[VARIABLE]);
const printed = new Set<string>();

/**
 * Returns options of fast-check for a test of generated histories, with the seed of this run. Prints the seed and the number of
 * histories once for each test file and number, so that any run can be repeated.
 */
export function historyRun(numRuns: number): { seed: number; numRuns: number } {
  const file = path.relative('.', expect.getState().testPath ?? '');
  const line = `${file}: ${numRuns} histories with ${VARIABLE}=${seed}`;
  if (!printed.has(line)) console.info(line);
  printed.add(line);
  return { seed, numRuns };
}

/** Returns the given seed or, without one, a random seed. Throws if the given seed is not a whole number. */
function chosenSeed(set: string | undefined): number {
  if (!set) return Math.floor(Math.random() * SEEDS);
  const number = Number(set);
  if (!Number.isInteger(number)) throw new Error(`${VARIABLE} must be a whole number, not ${set}`);
  return number;
}
