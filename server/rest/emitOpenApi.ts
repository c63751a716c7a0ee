import { writeFile } from 'node:fs/promises';
import { openApiDocument } from './openApiDocument.js';

// Writes build/openapi.json to the current folder. Run by `npm run openapi`.
await writeFile('build/openapi.json', `${JSON.stringify(await openApiDocument(), null, 2)}\n`);
