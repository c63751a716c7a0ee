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

/** Installs what it takes to build and run Panna: "dependencies" of package.json. What stands there already is kept. */
export async function installMissing() {
  if (isInstalled('.', { withDev: false })) return;
  await install('Installing packages', ['ci', '--omit=dev']);
}

/**
 * Installs what tests and checks need beside that, "devDependencies". They are added to what stands there, because a
 * Panna that runs meanwhile reads its packages.
 */
export async function installForTests() {
  if (isInstalled('.', { withDev: true })) return;
  // Where nothing stands, npm has nothing to compare.
  const command = existsSync(inProject('node_modules')) ? ['install', '--no-save'] : ['ci'];
  await install('Installing packages for tests and checks', [...command, '--include=dev']);
}

/**
 * Installs the packages of a tool, which has a folder in scripts/tools and is needed by one script alone.
 * @param {string} name of the folder
 */
export async function installTool(name) {
  const folder = toolFolder(name);
  if (isInstalled(folder, { withDev: false })) return;
  await install(`Installing the packages of ${folder}`, ['ci', '--prefix', inProject(folder)]);
}

/**
 * The folder of a tool, from the project's.
 * @param {string} name
 */
export function toolFolder(name) {
  return path.join('scripts', 'tools', name);
}

/**
 * The address of a package of a tool, for importing it.
 * @param {string} tool
 * @param {string} packageName
 */
export function moduleOfTool(tool, packageName) {
  const { resolve } = createRequire(inProject(toolFolder(tool), 'package.json'));
  return pathToFileURL(resolve(packageName)).href;
}

/**
 * @param {string} title
 * @param {string[]} args of npm
 */
function install(title, args) {
  const [program, ...rest] = [...npm(), ...args, ...QUIETLY];
  // By what Node brings: a package for it may be missing itself.
  return step(title, () => promisify(execFile)(program, rest, { cwd: ROOT }));
}

/**
 * npm leaves in node_modules a lock file of what it has put there, written when all of it is there.
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
 * An optional package is left out on systems that it is not made for.
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
