import './node-version.js';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { program, run } from './command.js';
import { installTool, toolFolder } from './dependencies.js';
import { inProject } from './paths.js';
import { runScript } from './step.js';

/** Disables telemetry and update checks of the tools. */
const IN_PRIVATE = { DO_NOT_TRACK: '1', REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' };

// `node scripts/tool.js TOOL PROGRAM ARGUMENTS...`: runs a program of scripts/tools/TOOL in the project's folder.
// Installs the packages of the tool first if any is missing.
await runScript(async () => {
  const [tool, name, ...args] = process.argv.slice(2);
  await installTool(tool);
  await run([...programOf(tool, name), ...args], { show: true, env: environment(tool) });
});

/**
 * @param {string} tool
 * @param {string} name a program that one of the tool's packages contains
 */
function programOf(tool, name) {
  const folder = toolFolder(tool);
  const packages = Object.keys(read(folder, 'package.json').dependencies);
  const owner = packages.find((each) => {
    const { bin = {} } = read(folder, 'node_modules', each, 'package.json');
    return typeof bin === 'string' ? each === name : name in bin;
  });
  if (!owner) throw new Error(`No package of ${folder} brings ${name}`);
  return program(owner, name, folder);
}

/** @param {string[]} file */
function read(...file) {
  return JSON.parse(readFileSync(inProject(...file), 'utf8'));
}

/**
 * Returns the environment variables for a program that runs in the project's folder but needs the plugins and
 * programs of its tool.
 * @param {string} tool
 * @returns {NodeJS.ProcessEnv}
 */
function environment(tool) {
  const modules = inProject(toolFolder(tool), 'node_modules');
  const searched = [path.join(modules, '.bin'), process.env.PATH].join(path.delimiter);
  return { ...process.env, ...IN_PRIVATE, NODE_PATH: modules, PATH: searched };
}
