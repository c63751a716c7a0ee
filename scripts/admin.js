import './node-version.js';
import { pathToFileURL } from 'node:url';
import { installMissing } from './dependencies.js';
import { build } from './incremental-build.js';
import { inProject } from './paths.js';
import { runScript } from './step.js';

// `npm run admin -- COMMAND`: builds the server if needed, then runs a command of the operator (server/cli/admin.ts).
await runScript(async () => {
  await installMissing();
  await build(['server']);
  await import(pathToFileURL(inProject('build', 'server', 'cli', 'admin.js')).href);
});
