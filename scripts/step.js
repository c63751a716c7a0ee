import { outputOfFailed } from './command.js';

/**
 * Does one announced piece of work: says what begins, and how long it took.
 * @param {string} title
 * @param {() => Promise<unknown>} work
 */
export async function step(title, work) {
  const startedAt = performance.now();
  console.log(`${title} ...`);
  await work();
  console.log(`${title}: done in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
}

/**
 * Runs a whole script; when a step fails, prints what failed and why, and ends the process with 1.
 * @param {() => Promise<void>} script
 */
export async function runScript(script) {
  try {
    await script();
  } catch (error) {
    const output = outputOfFailed(error);
    if (output === undefined) console.error(error);
    else console.error(`${output}\n${/** @type {Error} */ (error).message}`);
    process.exit(1);
  }
}
