import './node-version.js';
import { pathToFileURL } from 'node:url';
import { installMissing } from './dependencies.js';
import { build } from './incremental-build.js';
import { inProject } from './paths.js';
import { runScript } from './step.js';

// `npm start`: installs and builds what is missing, then becomes the server. The server runs in this process, so
// that no idle parent holds memory.
await runScript(async () => {
  if (process.env.npm_lifecycle_event === 'start') stopWithShell();
  await installMissing();
  // The client is built on one core while the server is built, and fills its database, on another.
  const clientBuilt = build(['client']);
  // A failure is told where the client is waited for.
  clientBuilt.catch(() => undefined);
  await build(['server']);
  process.env.NODE_ENV ??= 'production';
  const { run } = await import(pathToFileURL(inProject('build', 'server', 'run.js')).href);
  await run(clientBuilt);
});

/**
 * A signal to npm ends the shell between npm and this process, and stops there: so the end of the shell counts as
 * the signal. Where the shell has become this process npm's signal comes by itself; the server takes a second one calmly.
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
