import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { program } from '../command.js';
import { toolFolder } from '../dependencies.js';
import { inProject } from '../paths.js';

/** Pairs of files. An import of the second file by the first one would close a loop between two folders. */
const LOOPS = [
  ['server/usecases/catalogue/a.ts', 'server/usecases/editions/b.ts'],
  ['server/persistence/queries/books/a.ts', 'server/persistence/queries/editions/b.ts'],
  ['server/persistence/queries/books/a.ts', 'server/persistence/queries/stock/b.ts'],
  ['server/persistence/queries/orders/a.ts', 'server/persistence/queries/stock/b.ts'],
  ['server/graphql/fulfillments/a.ts', 'server/graphql/orders/b.ts'],
  ['server/graphql/orders/a.ts', 'server/graphql/rentals/b.ts'],
  ['server/usecases/covers/a.ts', 'server/usecases/photos/b.ts'],
  ['client/entities/search/suggestions/a.ts', 'client/entities/search/b.ts'],
  ['server/usecases/notifications/kinds/a.ts', 'server/usecases/notifications/b.ts'],
];

// A part of `npm run check:imports`: fails if the import rules accept one of these imports. Creates the files in an empty
// folder, and applies the rules of the project to them.
const folder = mkdtempSync(path.join(tmpdir(), 'panna-imports-'));
try {
  cpSync(inProject('.dependency-cruiser.cjs'), path.join(folder, '.dependency-cruiser.cjs'));
  cpSync(inProject('scripts/checks'), path.join(folder, 'scripts/checks'), { recursive: true });
  for (const name of new Set(LOOPS.flat())) writeFileSync(fileFor(name), contentOf(name));
  const refused = refusals();
  for (const [from, to] of LOOPS) {
    if (refused.some((found) => found.from === from && found.to === to && isOfOrder(found))) continue;
    console.error(`The import rules let ${from} import ${to}: see scripts/checks/orders.cjs.`);
    process.exitCode = 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} name */
function fileFor(name) {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  return file;
}

/** @param {string} name */
function contentOf(name) {
  const imported = LOOPS.filter(([from]) => from === name).map(
    ([, to = '']) => `import '${path.posix.relative(path.posix.dirname(name), to)}';`,
  );
  return `${imported.join('\n')}\nexport {};\n`;
}

/**
 * @typedef {object} Refusal
 * @property {string} from
 * @property {string} to
 * @property {{ name: string }} rule
 */

/** @returns {readonly Refusal[]} */
function refusals() {
  const [node = '', cruiser = ''] = program('dependency-cruiser', 'depcruise', toolFolder('imports'));
  const { stdout, stderr } = spawnSync(node, [cruiser, 'server', 'client', '--output-type', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_PATH: inProject(toolFolder('imports'), 'node_modules') },
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout).summary.violations;
}

/** @param {Refusal} found */
function isOfOrder({ rule }) {
  return rule.name.startsWith('order-of-');
}
