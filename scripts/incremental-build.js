import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { program, run } from './command.js';
import { contentHash } from './content-hash.js';
import { inProject } from './paths.js';
import { step } from './step.js';

/**
 * @typedef {object} Part one half of the product, built into a folder of its own
 * @property {string} name
 * @property {readonly string[]} inputs what it is made of: it is built again when one of them has changed
 * @property {(output: string) => string[]} command builds it into the folder
 */

/** @type {readonly Part[]} */
const PARTS = [
  {
    name: 'server',
    inputs: ['server', 'tsconfig.json', 'tsconfig.build.json'],
    command: (output) => [...program('typescript', 'tsc'), '-p', 'tsconfig.build.json', '--outDir', output],
  },
  {
    name: 'client',
    inputs: ['client', 'vite.config.ts', 'lingui.config.ts'],
    command: (output) => [...program('vite'), 'build', '--outDir', output, '--emptyOutDir', '--manifest'],
  },
];
const INPUTS_OF_ALL = ['package-lock.json', 'scripts/incremental-build.js'];

/**
 * Builds what has changed since it was built last, into build/server and build/client. Throws CommandFailed.
 * @param {readonly string[]} [names] of the parts to build; by default all
 */
export async function build(names = PARTS.map((part) => part.name)) {
  for (const part of PARTS.filter(({ name }) => names.includes(name))) {
    const hash = contentHash([...INPUTS_OF_ALL, ...part.inputs]);
    if (hash !== hashOfLastBuild(part)) await step(`Building the ${part.name}`, () => buildPart(part, hash));
  }
}

/**
 * Builds aside and puts the result in place at the end: a build that fails or is interrupted leaves the old one.
 * @param {Part} part
 * @param {string} hash
 */
async function buildPart(part, hash) {
  const output = inProject('build', part.name);
  const aside = `${output}.next-${process.pid}`;
  try {
    await run(part.command(aside));
    rmSync(output, { recursive: true, force: true });
    renameSync(aside, output);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  mkdirSync(path.dirname(stampOf(part)), { recursive: true });
  writeFileSync(stampOf(part), hash);
}

/** @param {Part} part */
function hashOfLastBuild(part) {
  const stands = existsSync(inProject('build', part.name)) && existsSync(stampOf(part));
  return stands ? readFileSync(stampOf(part), 'utf8') : undefined;
}

/** @param {Part} part */
function stampOf(part) {
  return inProject('build', 'stamps', part.name);
}
