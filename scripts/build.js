import './node-version.js';
import { installMissing } from './dependencies.js';
import { build } from './incremental-build.js';
import { runScript } from './step.js';

// `npm run build`: builds the product, which is also the first step of `npm start`. `node scripts/build.js server`
// builds one part.
await runScript(async () => {
  await installMissing();
  const names = process.argv.slice(2);
  await build(names.length > 0 ? names : undefined);
});
