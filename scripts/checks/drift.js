import { npm, run } from '../command.js';
import { contentHash } from '../content-hash.js';

// `node scripts/checks/drift.js FILES... SCRIPT`: the npm script that generates the files leaves them as they are.
const files = process.argv.slice(2);
const script = files.pop() ?? '';
const before = contentHash(files);
await run([...npm(), 'run', '--silent', script], { show: true });
if (contentHash(files) !== before) {
  console.error(
    `${files.join(', ')}: out of date. \`npm run ${script}\` has brought that up to date: commit it.`,
  );
  process.exitCode = 1;
}
