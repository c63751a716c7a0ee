import path from 'node:path';
import { expect } from 'vitest';

/** Number of different seeds. fast-check takes 32-bit integers. */
const SEEDS = 2 ** 31;

const printed = new Set<string>();

/**
 * Returns the seed in this environment variable, otherwise a random one. Throws an error if the variable is not a whole number.
 */
export function chosenSeed(variable: string): number {
  const set = process.env[variable];
  if (!set) return Math.floor(Math.random() * SEEDS);
  const seed = Number(set);
  if (!Number.isInteger(seed)) throw new Error(`${variable} must be a whole number, not ${set}`);
  return seed;
}

/** Prints this line after the name of the test file, once for each file. The line tells how to repeat the run. */
export function printOnce(line: string): void {
  const whole = `${path.relative('.', expect.getState().testPath ?? '')}: ${line}`;
  if (!printed.has(whole)) console.info(whole);
  printed.add(whole);
}
