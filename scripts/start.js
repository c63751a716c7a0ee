import './node-version.js';
import { pathToFileURL } from 'node:url';
import { build } from './incremental-build.js';
import { installMissing } from './dependencies.js';
import { inProject } from './paths.js';
import { runScript } from './step.js';

// `npm start`: installs and builds what is missing, then becomes the server. The server runs in this process, so
// that signals reach it and no idle parent holds memory.
await runScript(async () => {
  await installMissing();
  await build();
  process.env.NODE_ENV ??= 'production';
  await import(pathToFileURL(inProject('build', 'server', 'main.js')).href);
});
