import { npm, run } from './command.js';
import { contentHash } from './content-hash.js';

// `node scripts/check-drift.js FILE SCRIPT`: the npm script that generates the file leaves it as it is.
const [file, script] = process.argv.slice(2);
const before = contentHash([file]);
await run([...npm(), 'run', '--silent', script], { show: true });
if (contentHash([file]) !== before) {
  console.error(`${file} was out of date. \`npm run ${script}\` has brought it up to date: commit it.`);
  process.exitCode = 1;
}
