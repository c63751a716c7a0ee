import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import layers from './layers.cjs';
import packages from './packages.cjs';
import { inProject } from '../paths.js';

// Part of `npm run check:imports`: fails if only one folder of server/ or client/ imports a package and
// scripts/checks/packages.cjs does not list it, or if that table names a folder that does not import the package.
const { PACKAGES, filesIn } = packages;
const SIDES = /** @type {const} */ (['server', 'client']);
const EXEMPT = new RegExp(layers.EXEMPT);

/** @type {{ dependencies: Record<string, string> }} */
const { dependencies } = JSON.parse(readFileSync(inProject('package.json'), 'utf8'));
const imports = SIDES.flatMap(filesOf).flatMap((file) =>
  importsOf(file).map((name) => ({ file, side: file.split('/')[0], name })),
);

const faults = [...SIDES.flatMap(unlisted), ...PACKAGES.flatMap(unused)];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;

/**
 * Returns a message for each package that only one folder of a side imports and that is missing from the table. The
 * files directly in the side count as one folder.
 * @param {'server' | 'client'} side
 */
function unlisted(side) {
  return Object.keys(dependencies).flatMap((name) => {
    const rooms = new Set(
      imports.filter((each) => each.side === side && each.name === name).map(({ file }) => roomOf(file)),
    );
    const isListed = PACKAGES.some(
      (entry) => (entry.side ?? side) === side && entry.packages.some((one) => isOf(name, one)),
    );
    return rooms.size === 1 && !isListed
      ? [`Only ${[...rooms].join()} imports ${name}: enter it in scripts/checks/packages.cjs.`]
      : [];
  });
}

/**
 * Returns a message for each package of an entry that one of its folders may import but does not.
 * @param {import('./packages.cjs').Permission} entry
 */
function unused({ folders, packages: names }) {
  return folders.flatMap((folder) =>
    names
      .filter(
        (one) => !imports.some(({ file, name }) => new RegExp(filesIn(folder)).test(file) && isOf(name, one)),
      )
      .map((one) => `scripts/checks/packages.cjs lets ${folder} import ${one}, which it does not.`),
  );
}

/**
 * True if a package has this name or belongs to this scope.
 * @param {string} name
 * @param {string} nameOrScope
 */
function isOf(name, nameOrScope) {
  return name === nameOrScope || name.startsWith(`${nameOrScope}/`);
}

/** @param {string} file */
function roomOf(file) {
  const [side = '', folder, ...rest] = file.split('/');
  return rest.length > 0 ? `${side}/${folder}` : `${side}/*.ts`;
}

/**
 * Returns the shipped source files of a side.
 * @param {string} side
 */
function filesOf(side) {
  return readdirSync(inProject(side), { recursive: true, encoding: 'utf8' })
    .map((file) => `${side}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(tsx?|css)$/.test(file) && !EXEMPT.test(file));
}

/**
 * Returns the names of the packages that a file imports.
 * @param {string} file
 */
function importsOf(file) {
  const text = readFileSync(inProject(file), 'utf8');
  const sources = file.endsWith('.css')
    ? [...text.matchAll(/@import\s+(?:url\()?['"]([^'"]+)/g)].map(([, source]) => source ?? '')
    : modulesIn(file, text);
  return sources
    .filter((source) => /^@?[a-z]/.test(source))
    .map((source) =>
      source
        .split('/')
        .slice(0, source.startsWith('@') ? 2 : 1)
        .join('/'),
    );
}

/**
 * @param {string} file
 * @param {string} text
 */
function modulesIn(file, text) {
  const { staticImports, staticExports, dynamicImports } = parseSync(file, text).module;
  return [
    // The compiler imports react into files with JSX.
    ...(file.endsWith('x') ? ['react'] : []),
    ...staticImports.map(({ moduleRequest }) => moduleRequest.value),
    ...staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value ?? '')),
    ...dynamicImports.map(({ moduleRequest: { start, end } }) => text.slice(start + 1, end - 1)),
  ];
}
