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
  await build();
  process.env.NODE_ENV ??= 'production';
  await import(pathToFileURL(inProject('build', 'server', 'main.js')).href);
});

/**
 * A signal to npm ends the shell between npm and this process, and stops there: so the end of the shell counts as
 * the signal, unless the server is not listening for it yet or has had it already.
 */
function stopWithShell() {
  const shell = process.ppid;
  const isListening = () => process.listenerCount('SIGTERM') > 0 && process.listenerCount('SIGINT') > 0;
  setInterval(() => {
    if (process.ppid !== shell && isListening()) process.kill(process.pid, 'SIGTERM');
  }, 250).unref();
}
