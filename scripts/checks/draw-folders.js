import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import folders from './folders.cjs';
import { inProject } from '../paths.js';

// `npm run folders`: writes the lists of folders in docs/folders.md from the table of the import rules, and fails when the
// table does not name exactly the folders that there are.
const PAGE = inProject('docs/folders.md');
const { SERVER, SERVER_TESTS, CLIENT, CLIENT_TESTS } = folders;

const sides = {
  server: { ...SERVER, ...SERVER_TESTS },
  client: { ...CLIENT, ...CLIENT_TESTS },
};
for (const [side, table] of Object.entries(sides)) checkNames(side, table);
const text = Object.entries(sides).reduce(
  (page, [side, table]) => replaceList(page, side, table),
  readFileSync(PAGE, 'utf8'),
);
writeFileSync(PAGE, text);

/**
 * Fails when the table and the disk do not name the same folders.
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
 * Puts the list of a side between its markers.
 * @param {string} page
 * @param {string} side
 * @param {Record<string, import('./folders.cjs').Folder>} table
 */
function replaceList(page, side, table) {
  const [begin, end] = [`<!-- folders of ${side}/, by npm run folders -->`, `<!-- end of ${side}/ -->`];
  const [before, rest] = [page.split(begin)[0], page.split(end)[1]];
  if (before === undefined || rest === undefined) throw new Error(`docs/folders.md has no list of ${side}/`);
  const lines = Object.entries(table).map(([name, folder]) => `- \`${side}/${name}\`: ${described(folder)}.`);
  return [before, begin, '\n\n', lines.join('\n'), '\n\n', end, rest].join('');
}

/**
 * What a folder holds and imports, as a line of the page.
 * @param {import('./folders.cjs').Folder} folder
 */
function described({ holds, imports, folders: inside }) {
  const parts = [holds];
  if (imports) parts.push(`Imports ${imports.map(named).join(', ') || 'nothing'}`);
  if (inside) parts.push(`Inside, each may import those before it: ${inside.map(named).join(', ')}`);
  return parts.join('. ');
}

/** @param {string} name */
function named(name) {
  return name === folders.COMPOSITION ? 'the files of `server/`' : `\`${name}\``;
}
