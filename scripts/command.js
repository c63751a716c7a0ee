import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inProject, ROOT } from './paths.js';

/** A command that ended with another exit code than 0; `output` is all that it printed. */
export class CommandFailed extends Error {
  /**
   * @param {string} command
   * @param {string} output empty when the command printed to the terminal itself
   */
  constructor(command, output) {
    super(`${command} failed`);
    this.output = output;
  }
}

/**
 * Runs a command in the project's folder and gives what it printed. Throws CommandFailed.
 * @param {readonly string[]} command program and arguments
 * @param {{ show?: boolean, env?: NodeJS.ProcessEnv }} [options] `show` prints as it comes instead of collecting
 * @returns {Promise<string>}
 */
export function run([program, ...args], { show = false, env = process.env } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd: ROOT,
      env,
      stdio: show ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    child.stdout?.on('data', (chunk) => (output += chunk));
    child.stderr?.on('data', (chunk) => (output += chunk));
    child.on('error', reject);
    child.on('close', (code) => {
      if (code === 0) resolve(output);
      else reject(new CommandFailed([program, ...args].join(' '), output));
    });
  });
}

/**
 * The command that runs a program of an installed package. It goes through node itself, because the files in
 * node_modules/.bin cannot be spawned on Windows.
 * @param {string} packageName
 * @param {string} [programName] where the package has several
 * @param {string} [folder] in whose node_modules the package is, from the project's
 * @returns {string[]}
 */
export function program(packageName, programName = packageName, folder = '.') {
  const home = inProject(folder, 'node_modules', packageName);
  /** @type {{ bin: string | Record<string, string> }} */
  const { bin } = JSON.parse(readFileSync(path.join(home, 'package.json'), 'utf8'));
  return [process.execPath, path.join(home, typeof bin === 'string' ? bin : bin[programName])];
}

/**
 * The command that runs npm: the very npm that started this script, where there is one.
 * @returns {string[]}
 */
export function npm() {
  const own = process.env.npm_execpath;
  return own?.endsWith('npm-cli.js') ? [process.execPath, own] : ['npm'];
}
