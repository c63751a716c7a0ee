import './node-version.js';
import { installForTests, installTool } from './dependencies.js';
import { runScript } from './step.js';

// `node scripts/install.js TOOLS...`: what tests and checks need, and the packages of some folders of scripts/tools.
await runScript(async () => {
  await installForTests();
  for (const tool of process.argv.slice(2)) await installTool(tool);
});
