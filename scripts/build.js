import './node-version.js';
import { installMissing } from './dependencies.js';
import { build } from './incremental-build.js';
import { runScript } from './step.js';

// `npm run build`: what `npm start` does before it starts.
await runScript(async () => {
  await installMissing();
  await build();
});
