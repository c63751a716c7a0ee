import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { inProject } from '../paths.js';

// Runs one marketplace for each name on the command line, for browser tests. If one marketplace ends, all are
// stopped. Each line of output begins with the name of its marketplace.
const marketplaces = process.argv.slice(2).map((name) => start(name));
const endAll = () => marketplaces.forEach((marketplace) => marketplace.kill('SIGTERM'));
process.on('SIGTERM', endAll);
marketplaces.forEach((marketplace) => marketplace.once('close', endAll));
const ends = await Promise.all(marketplaces.map((marketplace) => once(marketplace, 'close')));
process.exitCode = ends.every(([code]) => code === 0) ? 0 : 1;

/** @param {string} name */
function start(name) {
  const script = inProject('scripts', 'tests', 'fresh-marketplace.js');
  const marketplace = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
  createInterface(marketplace.stdout).on('line', (line) => console.log(`${name}: ${line}`));
  return marketplace;
}
