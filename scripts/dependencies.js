import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { npm } from './command.js';
import { inProject, ROOT } from './paths.js';
import { step } from './step.js';

/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional]
 * @property {boolean} [dev]
 * @property {boolean} [devOptional] needed by development packages, and optional for the others
 */

const QUIETLY = ['--no-audit', '--no-fund'];

/** Installs the "dependencies" of package.json, which build and run Panna, if any is missing. */
export async function installMissing() {
  if (isInstalled('.', { withDev: false })) return;
  await install('Installing packages', ['ci', '--omit=dev']);
}

/**
 * Installs the "devDependencies" for tests and checks. The installed packages stay in place, because a running server
 * reads them.
 */
export async function installForTests() {
  if (isInstalled('.', { withDev: true })) return;
  // `npm install` adds to an existing node_modules; `npm ci` creates it.
  const command = existsSync(inProject('node_modules')) ? ['install', '--no-save'] : ['ci'];
  await install('Installing packages for tests and checks', [...command, '--include=dev']);
}

/**
 * Installs the packages of a tool if any is missing.
 * @param {string} name the tool's folder in scripts/tools
 */
export async function installTool(name) {
  const folder = toolFolder(name);
  if (isInstalled(folder, { withDev: false })) return;
  await install(`Installing the packages of ${folder}`, ['ci', '--prefix', inProject(folder)]);
}

/**
 * Returns the folder of a tool, relative to the project's folder.
 * @param {string} name
 */
export function toolFolder(name) {
  return path.join('scripts', 'tools', name);
}

/**
 * Returns the address of a tool's package, for importing it.
 * @param {string} tool
 * @param {string} packageName
 */
export function moduleOfTool(tool, packageName) {
  const { resolve } = createRequire(inProject(toolFolder(tool), 'package.json'));
  return pathToFileURL(resolve(packageName)).href;
}

/**
 * @param {string} title
 * @param {string[]} args arguments of npm
 */
function install(title, args) {
  const [program, ...rest] = [...npm(), ...args, ...QUIETLY];
  // Uses Node's own modules, because packages may be missing.
  return step(title, () => promisify(execFile)(program, rest, { cwd: ROOT }));
}

/**
 * Returns true if all packages of the lock file are installed. Compares it with the lock file in node_modules, which
 * npm writes last.
 * @param {string} folder
 * @param {{ withDev: boolean }} wanted
 */
function isInstalled(folder, { withDev }) {
  const installed = lockedPackages(folder, 'node_modules', '.package-lock.json');
  const wanted = lockedPackages(folder, 'package-lock.json');
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([where, locked]) => {
    if (where === '') return true;
    const present = installed[where];
    if (!present) return mayLack(locked, withDev);
    return present.version === locked.version && present.integrity === locked.integrity;
  });
}

/**
 * Returns true if the package may be missing: if it is optional, or only needed for development while `withDev` is
 * false.
 * @param {LockedPackage} locked
 * @param {boolean} withDev
 */
function mayLack({ optional, dev, devOptional }, withDev) {
  return optional === true || (!withDev && (dev === true || devOptional === true));
}

/**
 * @param {...string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function lockedPackages(...file) {
  try {
    return JSON.parse(readFileSync(inProject(...file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
