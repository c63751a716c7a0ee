import { writeFile } from 'node:fs/promises';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { publicSchema } from './schema.js';

// Writes schema.graphql to the current folder. Run by `npm run schema`.
const text = printSchema(lexicographicSortSchema(publicSchema()));
await writeFile('schema.graphql', `# Emitted from the code by \`npm run schema\`; do not edit.\n\n${text}\n`);
