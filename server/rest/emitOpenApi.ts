import { writeFile } from 'node:fs/promises';
import { openApiDocument } from './openApiDocument.js';

// Writes build/openapi.json in the current folder: `npm run openapi`.
await writeFile('build/openapi.json', `${JSON.stringify(await openApiDocument(), null, 2)}\n`);
