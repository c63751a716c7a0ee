import { readFileSync } from 'node:fs';
import { npm, run } from './command.js';
import { inProject } from './paths.js';
import { step } from './step.js';

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, link?: boolean }} LockedPackage
 */

/** Installs the packages of package-lock.json, unless they all stand in node_modules already. */
export async function installMissing() {
  if (isInstalled()) return;
  // The development packages build the client, so they are wanted under NODE_ENV=production too.
  await step('Installing packages', () => run([...npm(), 'ci', '--include=dev', '--no-audit', '--no-fund']));
}

/** npm leaves in node_modules a lock file of what it has put there, written when all of it is there. */
function isInstalled() {
  const installed = lockedPackages('node_modules/.package-lock.json');
  const wanted = lockedPackages('package-lock.json');
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([where, locked]) => {
    if (where === '') return true;
    const present = installed[where];
    // An optional package is left out on systems that it is not made for.
    if (!present) return locked.optional === true;
    return present.version === locked.version && present.integrity === locked.integrity;
  });
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage> | undefined}
 */
function lockedPackages(file) {
  try {
    return JSON.parse(readFileSync(inProject(file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
