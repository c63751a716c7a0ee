import './node-version.js';
import { installMissing } from './dependencies.js';
import { build } from './incremental-build.js';
import { runScript } from './step.js';

// `npm run build`: what `npm start` does before it starts. `node scripts/build.js server` builds one half alone.
await runScript(async () => {
  await installMissing();
  const names = process.argv.slice(2);
  await build(names.length > 0 ? names : undefined);
});
