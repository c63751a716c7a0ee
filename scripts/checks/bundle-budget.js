import { FIRST_LOAD_BUDGET, firstLoad, laterSteps, STEP_BUDGET } from './first-load.js';

// `npm run check:bundle`: fails if the first load of the home page exceeds its budget, or if a screen, menu or dialog
// that is loaded later exceeds its own.
const scripts = firstLoad();
const total = scripts.reduce((sum, { bytes }) => sum + bytes, 0);
const steps = laterSteps();

for (const { file, bytes } of scripts) console.log(`${kilobytes(bytes)}  ${file}`);
console.log(`${kilobytes(total)}  in all, of ${kilobytes(FIRST_LOAD_BUDGET).trim()}`);
console.log(`\nand then at most ${kilobytes(STEP_BUDGET).trim()} more for`);
for (const { name, bytes } of steps) console.log(`${kilobytes(bytes)}  ${name}`);
process.exitCode = total > FIRST_LOAD_BUDGET || steps.some(({ bytes }) => bytes > STEP_BUDGET) ? 1 : 0;

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(1)} KB`.padStart(9);
}
