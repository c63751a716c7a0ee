import './node-version.js';
import { pathToFileURL } from 'node:url';
import { installMissing } from './dependencies.js';
import { build } from './incremental-build.js';
import { inProject } from './paths.js';
import { runScript } from './step.js';

// `npm start`: installs and builds what is missing, then runs the server in this process, so that no idle parent holds
// memory.
await runScript(async () => {
  if (process.env.npm_lifecycle_event === 'start') stopWithShell();
  await installMissing();
  // The client is built on one core while the server is built and fills its database on another.
  const clientBuilt = build(['client']);
  // The failure is reported where the client is awaited.
  clientBuilt.catch(() => undefined);
  await build(['server']);
  process.env.NODE_ENV ??= 'production';
  const { run } = await import(pathToFileURL(inProject('build', 'server', 'run.js')).href);
  await run(clientBuilt);
});

/**
 * Treats the end of the shell as a signal: a signal to npm ends the shell between npm and this process, and goes no
 * further. If npm's signal does arrive here, the server ignores the second one.
 */
function stopWithShell() {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 250);
  watch.unref();
}
