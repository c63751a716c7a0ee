import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inProject } from '../paths.js';

/** The JavaScript budget of a visitor's first load of the home page, in gzipped bytes. */
export const FIRST_LOAD_BUDGET = 150_000;

/** The budget of each screen, menu or dialog that is loaded later, in gzipped bytes. */
export const STEP_BUDGET = 70_000;

/**
 * The entry points of the home page's first load: the document, and the parts of the frame that the document requests
 * at once.
 */
const ENTRIES = ['index.html', 'entities/search/TopBarSearch.tsx'];

/** The API client and the recipes of controls. Loaded once, with the first screen after the home page. */
const SCREEN_ROOT = 'layout/own.ts';

/** @typedef {Record<string, { file: string, imports?: string[], isDynamicEntry?: boolean }>} Manifest */
/** @typedef {{ file: string, bytes: number }} Script */

/**
 * Returns the scripts of a visitor's first load with their gzipped sizes, largest first. The browser test of the
 * first load checks that ENTRIES is complete.
 * @returns {Script[]}
 */
export function firstLoad() {
  const manifest = readManifest();
  const files = ENTRIES.flatMap((entry) => withImports(manifest, entry));
  return [...new Set(files)].map(weighed).sort((one, other) => other.bytes - one.bytes);
}

/**
 * Returns the gzipped bytes that SCREEN_ROOT and each screen, menu and dialog load on demand, largest first. The number for
 * SCREEN_ROOT excludes the files of the first load; the other numbers exclude the files of SCREEN_ROOT as well.
 */
export function laterSteps() {
  const manifest = readManifest();
  const first = new Set(ENTRIES.flatMap((entry) => withImports(manifest, entry)));
  const root = new Set([...first, ...withImports(manifest, SCREEN_ROOT)]);
  const steps = Object.keys(manifest).filter((name) => isOurs(name) && manifest[name].isDynamicEntry);
  return steps
    .map((name) => ({ name, bytes: added(manifest, name, name === SCREEN_ROOT ? first : root) }))
    .sort((one, other) => other.bytes - one.bytes);
}

// Excludes GraphiQL and its editor, which are a separate page for developers.
/** @param {string} name */
function isOurs(name) {
  return !name.startsWith('..') && !name.startsWith('graphiql/');
}

/**
 * @param {Manifest} manifest
 * @param {string} entry
 * @param {Set<string>} known files that are loaded already
 */
function added(manifest, entry, known) {
  const files = new Set(withImports(manifest, entry).filter((file) => !known.has(file)));
  return [...files].reduce((sum, file) => sum + weighed(file).bytes, 0);
}

/** @returns {Manifest} */
function readManifest() {
  return JSON.parse(readFileSync(inProject('build', 'client', '.vite', 'manifest.json'), 'utf8'));
}

/**
 * @param {string} file
 * @returns {Script}
 */
function weighed(file) {
  return { file, bytes: gzipSync(readFileSync(inProject('build', 'client', file))).length };
}

/**
 * Returns the files of an entry and of all its imports, recursively.
 * @param {Manifest} manifest
 * @param {string} entry
 * @param {Set<string>} [seen]
 * @returns {string[]}
 */
function withImports(manifest, entry, seen = new Set()) {
  if (seen.has(entry)) return [];
  seen.add(entry);
  const { file, imports = [] } = manifest[entry];
  return [file, ...imports.flatMap((imported) => withImports(manifest, imported, seen))];
}
