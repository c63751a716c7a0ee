import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../paths.js';

const FOLDER = inProject('server/persistence/migrations');
const LIST = path.join(FOLDER, 'landed.json');

// `npm run check:migrations`: fails if a released migration, or code that it runs, has changed. `npm run migrations`
// adds new migrations to the list and never replaces an entry.
/** @type {Record<string, string>} */
const landed = JSON.parse(readFileSync(LIST, 'utf8'));
const found = hashes();
const changed = Object.keys(landed).filter((name) => landed[name] !== found[name]);
const missing = Object.keys(found).filter((name) => !(name in landed));
for (const name of changed)
  console.error(
    `${name} has landed and is never edited: restore it and add a new migration. ` +
      'If it was never landed, delete its line from landed.json and run `npm run migrations`.',
  );
if (changed.length > 0) process.exitCode = 1;
else if (process.argv[2] === 'enter') {
  const list = Object.fromEntries(Object.entries(found).sort(([one], [other]) => (one < other ? -1 : 1)));
  writeFileSync(LIST, `${JSON.stringify(list, undefined, 2)}\n`);
} else if (missing.length > 0) {
  console.error(`Not in landed.json: ${missing.join(', ')}. \`npm run migrations\` enters them.`);
  process.exitCode = 1;
}

/**
 * Returns the SHA-256 of each migration and of the code that migrations run, by file name.
 * @returns {Record<string, string>}
 */
function hashes() {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && file !== 'migrations.ts',
  );
  return Object.fromEntries(
    files.map((file) => {
      const text = readFileSync(path.join(FOLDER, file), 'utf8').replaceAll('\r\n', '\n');
      return [path.basename(file), createHash('sha256').update(text).digest('hex')];
    }),
  );
}
