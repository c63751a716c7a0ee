import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inProject } from './paths.js';

/** How much JavaScript a visitor's first look at the home page may load, in gzipped bytes. */
export const FIRST_LOAD_BUDGET = 160_000;

/** What the home page loads: the document, and the parts of the frame that it asks for right away. */
const ENTRIES = ['index.html', 'search/TopBarSearch.tsx'];

/** @typedef {Record<string, { file: string, imports?: string[] }>} Manifest */

/**
 * The scripts of a visitor's first load, with their gzipped sizes, largest first.
 * The browser test of the first load shows that ENTRIES is all that is loaded.
 */
export function firstLoad() {
  /** @type {Manifest} */
  const manifest = JSON.parse(readFileSync(inProject('build', 'client', '.vite', 'manifest.json'), 'utf8'));
  const files = ['theme.js', ...ENTRIES.flatMap((entry) => withImports(manifest, entry))];
  return [...new Set(files)]
    .map((file) => ({ file, bytes: gzipSync(readFileSync(inProject('build', 'client', file))).length }))
    .sort((one, other) => other.bytes - one.bytes);
}

/**
 * The file of an entry, and those of all that it imports, and so on.
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
