import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import folders from './folders.cjs';
import orders from './orders.cjs';
import packages from './packages.cjs';
import { faultsBelow } from './folders-on-disk.js';
import { inProject } from '../paths.js';

// `npm run folders`: writes docs/folders.md from the tables of the import rules. Fails if the tables do not match the
// folders on disk.
const PAGE = inProject('docs/folders.md');
const { SERVER, SERVER_TESTS, CLIENT, CLIENT_TESTS } = folders;

const sides = {
  server: { ...SERVER, ...SERVER_TESTS },
  client: { ...CLIENT, ...CLIENT_TESTS },
};
for (const [side, table] of Object.entries(sides)) checkNames(side, table);
const faults = Object.keys(sides).flatMap(faultsBelow);
if (faults.length > 0) throw new Error(faults.join('\n'));
const text = Object.entries(sides).reduce(
  (page, [side, table]) => replaceList(page, side, table),
  readFileSync(PAGE, 'utf8'),
);
writeFileSync(PAGE, text);

/**
 * Throws if the table does not list exactly the folders on disk.
 * @param {string} side
 * @param {Record<string, unknown>} table
 */
function checkNames(side, table) {
  const found = readdirSync(inProject(side), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const unknown = found.filter((name) => !(name in table));
  const gone = Object.keys(table).filter((name) => !found.includes(name));
  if (unknown.length === 0 && gone.length === 0) return;
  throw new Error(
    `scripts/checks/folders.cjs and ${side}/ differ. Not in the table: ${unknown.join(', ') || 'none'}. Not on disk: ${gone.join(', ') || 'none'}.`,
  );
}

/**
 * Returns the page with a new list of folders between the side's markers.
 * @param {string} page
 * @param {string} side
 * @param {Record<string, import('./folders.cjs').Folder>} table
 */
function replaceList(page, side, table) {
  const [begin, end] = [`<!-- folders of ${side}/, by npm run folders -->`, `<!-- end of ${side}/ -->`];
  const [before, rest] = [page.split(begin)[0], page.split(end)[1]];
  if (before === undefined || rest === undefined) throw new Error(`docs/folders.md has no list of ${side}/`);
  const lines = Object.entries(table).flatMap(([name, folder]) => linesOf(`${side}/${name}`, folder));
  return [before, begin, '\n\n', lines.join('\n'), '\n\n', end, rest].join('');
}

/**
 * Returns the lines about a folder: its contents, its imports, the packages that no other folder imports, and the
 * import order of the folders inside it.
 * @param {string} place
 * @param {import('./folders.cjs').Folder} folder
 */
function linesOf(place, { holds, imports }) {
  const parts = [holds];
  if (imports) parts.push(`Imports ${imports.map(named).join(', ') || 'nothing'}`);
  const [side = ''] = place.split('/');
  const own = packages.PACKAGES.filter(
    ({ folders: only }) => only.filter((each) => each.startsWith(`${side}/`)).join(' ') === place,
  );
  if (own.length > 0)
    parts.push(`Alone imports ${own.flatMap((each) => each.packages.map(named)).join(', ')}`);
  const inside = Object.entries(orders.ORDERS)
    .filter(([each]) => `${each}/`.startsWith(`${place}/`))
    .map(([each, order]) => `  - Inside \`${each}\`, in this order: ${order.map(named).join(', ')}.`);
  return [`- \`${place}\`: ${parts.join('. ')}.`, ...inside];
}

/** @param {string} name */
function named(name) {
  if (name === '.') return 'its files';
  return name === folders.COMPOSITION ? 'the files of `server/`' : `\`${name}\``;
}
