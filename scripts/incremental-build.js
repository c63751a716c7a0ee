import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { program, run } from './command.js';
import { contentHash } from './content-hash.js';
import { inProject } from './paths.js';
import { step } from './step.js';

/**
 * @typedef {object} Part a part of the product, or a benchmark, that is built into its own folder
 * @property {string} name
 * @property {readonly string[]} inputs files and folders; the part is rebuilt if one of them has changed
 * @property {(output: string) => string[]} command returns the command that builds the part into a folder
 */

/** @type {readonly Part[]} */
const PARTS = [
  {
    name: 'server',
    inputs: ['server', 'tsconfig.json', 'vite.server.config.ts'],
    command: (output) => bundled('vite.server.config.ts', output),
  },
  {
    name: 'client',
    inputs: [
      'client',
      'vite.config.ts',
      'lingui.config.ts',
      'scripts/catalogues.ts',
      'scripts/sourceTexts.ts',
      'scripts/installable.ts',
      'scripts/site',
    ],
    command: (output) => bundled('vite.config.ts', output),
  },
  {
    name: 'benchmarks',
    inputs: ['server', 'tsconfig.json', 'scripts/tsconfig.benchmarks.json'],
    command: (output) => compiled('scripts/tsconfig.benchmarks.json', output),
  },
];
const PRODUCT = ['server', 'client'];

/** Environment of all builds. Without it, builds for tests would include the development code of React. */
const FOR_USE = { NODE_ENV: 'production' };
const INPUTS_OF_ALL = ['package-lock.json', 'scripts/incremental-build.js'];

/**
 * @param {string} config
 * @param {string} output
 */
function bundled(config, output) {
  return [...program('vite'), 'build', '--config', config, '--outDir', output, '--emptyOutDir'];
}

/**
 * @param {string} project
 * @param {string} output
 */
function compiled(project, output) {
  return [process.execPath, 'scripts/tool.js', 'types', 'tsc', '-p', project, '--outDir', output];
}

/**
 * Builds the parts that have changed since their last build, each into a folder of build. Throws on failure.
 * @param {readonly string[]} [names] the parts to build; by default the whole product
 */
export async function build(names = PRODUCT) {
  for (const part of PARTS.filter(({ name }) => names.includes(name))) {
    const hash = contentHash([...INPUTS_OF_ALL, ...part.inputs]);
    if (hash !== hashOfLastBuild(part)) await step(`Building the ${part.name}`, () => buildPart(part, hash));
  }
}

/**
 * Builds into a temporary folder and moves the result at the end, so that a failed or interrupted build does not
 * destroy the previous build.
 * @param {Part} part
 * @param {string} hash
 */
async function buildPart(part, hash) {
  const output = inProject('build', part.name);
  const aside = `${output}.next-${process.pid}`;
  try {
    await run(part.command(aside), { env: FOR_USE });
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
