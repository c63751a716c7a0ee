import './node-version.js';
import { installForTests, installTool } from './dependencies.js';
import { runScript } from './step.js';

// `node scripts/install.js TOOLS...`: installs the packages for tests and checks, and the packages of the named
// tools.
await runScript(async () => {
  await installForTests();
  for (const tool of process.argv.slice(2)) await installTool(tool);
});
