import './node-version.js';
import { pathToFileURL } from 'node:url';
import { installMissing } from './dependencies.js';
import { build } from './incremental-build.js';
import { inProject } from './paths.js';
import { runScript } from './step.js';

// `npm start`: installs and builds what is missing, then runs the server in the same process, so that no idle parent
// process occupies memory.
await runScript(async () => {
  if (process.env.npm_lifecycle_event === 'start') stopWithShell();
  await installMissing();
  // Builds the client on one core, while another core builds the server and fills the database.
  const clientBuilt = build(['client']);
  // Prevents an unhandled rejection until `clientBuilt` is awaited, where the failure is handled.
  clientBuilt.catch(() => undefined);
  await build(['server']);
  process.env.NODE_ENV ??= 'production';
  const { run } = await import(pathToFileURL(inProject('build', 'server', 'run.js')).href);
  await run(clientBuilt);
});

/**
 * Stops the process when its parent shell ends. npm passes a signal to that shell only, so the end of the shell is
 * treated as a signal. If the signal also reaches this process directly, the server ignores the second one.
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
