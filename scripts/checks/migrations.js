import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inProject } from '../paths.js';

const FOLDER = inProject('server/persistence/migrations');
const LIST = path.join(FOLDER, 'landed.json');

// `npm run check:migrations`: fails if a released migration, or code that it runs, has changed. `npm run migrations`
// adds new migrations to the list and never replaces an entry. The list is compared with git's history too, so that it
// cannot be edited together with a migration.
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
const rewritten = committed().filter(([name, hash]) => landed[name] !== hash);
for (const [name] of rewritten)
  console.error(
    `landed.json had another hash of ${name} in an earlier commit: restore both and add a new migration. ` +
      'If the migration was never landed, amend the commit that added it.',
  );
if (changed.length > 0 || rewritten.length > 0) process.exitCode = 1;
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

/**
 * Returns every entry that landed.json has had in the history of this commit, as name and hash. Returns none without
 * git, as in an archive of the source.
 * @returns {[string, string][]}
 */
function committed() {
  try {
    const log = execFileSync('git', ['log', '--patch', '--format=', '--', 'landed.json'], {
      cwd: FOLDER,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [...log.matchAll(/^\+ +"(.+)": "(.+)"/gm)].map(([, name = '', hash = '']) => [name, hash]);
  } catch {
    console.warn('There is no git history here, so landed.json is not compared with it.');
    return [];
  }
}
