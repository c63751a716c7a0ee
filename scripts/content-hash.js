import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { inProject } from './paths.js';

/** Matches files that only tests use. A change to them needs no new build. */
const FOR_TESTS = /(^|[\\/])(testing|e2e)([\\/]|$)|\.test\.tsx?$/;

/**
 * Hashes the names and contents of files and folders in the project, without tests. Times are ignored, because every
 * clone and branch switch changes them.
 * @param {readonly string[]} inputs
 */
export function contentHash(inputs) {
  const hash = createHash('sha256');
  for (const file of inputs.flatMap(filesOf)) hash.update(`${file}\0`).update(readFileSync(inProject(file)));
  return hash.digest('hex');
}

/**
 * @param {string} input a file or a folder; a missing one counts as empty
 * @returns {string[]}
 */
function filesOf(input) {
  const entry = statSync(inProject(input), { throwIfNoEntry: false });
  if (!entry) return [];
  if (entry.isFile()) return [input];
  return readdirSync(inProject(input), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(input, name))
    .filter((name) => !FOR_TESTS.test(name) && statSync(inProject(name)).isFile())
    .sort();
}
