import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject, ROOT } from './paths.js';

/**
 * Runs a command in the project's folder and returns its output. Throws a SubprocessError of nano-spawn if it fails.
 * @param {readonly string[]} command program and arguments
 * @param {{ show?: boolean, env?: Partial<Record<string, string>> }} [options] `show` prints the output while the
 *   command runs, instead of returning it; `env` adds variables to the environment
 */
export async function run([program, ...args], { show = false, env = {} } = {}) {
  // Imported here, because scripts start before the packages are installed.
  const { default: spawn } = await import('nano-spawn');
  const stdio = show ? 'inherit' : /** @type {const} */ (['ignore', 'pipe', 'pipe']);
  const { output } = await spawn(program, args, { cwd: ROOT, env, stdio });
  return output;
}

/**
 * Returns the output of a failed command; empty if it was printed directly, undefined for another error.
 * @param {unknown} error
 */
export function outputOfFailed(error) {
  const isOfCommand = error instanceof Error && error.name === 'SubprocessError';
  return isOfCommand ? /** @type {import('nano-spawn').SubprocessError} */ (error).output : undefined;
}

/**
 * Returns the command that runs a program of an installed package. It uses node itself, because files in
 * node_modules/.bin cannot be spawned on Windows.
 * @param {string} packageName
 * @param {string} [programName] required if the package has several programs
 * @param {string} [folder] the folder whose node_modules contains the package, relative to the project's folder
 * @returns {string[]}
 */
export function program(packageName, programName = packageName, folder = '.') {
  const home = inProject(folder, 'node_modules', packageName);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  return [process.execPath, path.join(home, typeof bin === 'string' ? bin : bin[programName])];
}

/**
 * Returns the command that runs npm: the npm that started this script, if any.
 * @returns {string[]}
 */
export function npm() {
  const own = process.env.npm_execpath;
  return own?.endsWith('npm-cli.js') ? [process.execPath, own] : ['npm'];
}
