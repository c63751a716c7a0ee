import { readdirSync } from 'node:fs';
import path from 'node:path';
import orders from './orders.cjs';
import { inProject } from '../paths.js';

/** Maximum number of files in a folder, not counting tests. */
const MOST_FILES = 25;
const FOR_TESTS = /^(server\/(testing|benchmarks)|client\/(testing|e2e|bench))(\/|$)/;
const { ORDERS, STRANGERS } = orders;

/**
 * Checks a folder and the folders below it. Returns the faults: a missing import order (orders.cjs), an import order
 * that differs from the folders on disk, or too many files.
 * @param {string} top
 * @returns {string[]}
 */
export function faultsBelow(top) {
  const entries = readdirSync(inProject(top), { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  const files = entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  const below = folders.flatMap((name) => faultsBelow(path.posix.join(top, name)));
  if (FOR_TESTS.test(top)) return below;
  return [...faultsOfSize(top, files), ...faultsOfOrder(top, folders, files), ...below];
}

/**
 * @param {string} place
 * @param {string[]} files
 */
function faultsOfSize(place, files) {
  const counted = files.filter((name) => !/\.test\.tsx?$/.test(name));
  return counted.length > MOST_FILES
    ? [`${place} has ${counted.length} files, more than ${MOST_FILES}: divide it.`]
    : [];
}

/**
 * @param {string} place
 * @param {string[]} folders
 * @param {string[]} files
 */
function faultsOfOrder(place, folders, files) {
  const named = ORDERS[place];
  const ordered = folders.filter(
    (name) => !FOR_TESTS.test(`${place}/${name}`) && holdsCode(`${place}/${name}`),
  );
  const isFree = STRANGERS.includes(place) || place === 'server';
  if (!named && (ordered.length === 0 || isFree)) return [];
  const missing = ordered.filter((name) => !named?.includes(name)).map((name) => `${place}/${name}`);
  const gone = (named ?? []).filter(
    (name) => name !== '.' && !folders.includes(name) && !files.includes(name),
  );
  return [
    ...missing.map((name) => `${name} has no place in scripts/checks/orders.cjs.`),
    ...gone.map((name) => `scripts/checks/orders.cjs names ${place}/${name}, which is not there.`),
  ];
}

/** @param {string} folder */
function holdsCode(folder) {
  return readdirSync(inProject(folder), { recursive: true, encoding: 'utf8' }).some((name) =>
    /\.[jt]sx?$/.test(name),
  );
}
