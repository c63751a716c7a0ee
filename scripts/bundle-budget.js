import { FIRST_LOAD_BUDGET, firstLoad } from './first-load.js';

// `npm run check:bundle`: a visitor's first load of the home page stays within its budget.
const scripts = firstLoad();
const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);

for (const { file, bytes } of scripts) console.log(`${kilobytes(bytes).padStart(9)}  ${file}`);
console.log(`${kilobytes(total).padStart(9)}  in all, of ${kilobytes(FIRST_LOAD_BUDGET)}`);
process.exitCode = total > FIRST_LOAD_BUDGET ? 1 : 0;

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`;
}
