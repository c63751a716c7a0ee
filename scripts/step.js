import { outputOfFailed } from './command.js';

/**
 * Prints the title, runs `work`, and prints how long it took.
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
 * Runs a whole script. If a step fails, prints the reason and exits with code 1.
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
