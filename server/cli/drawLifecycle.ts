import { writeFile } from 'node:fs/promises';
import { lifecyclePage } from './lifecyclePage.js';

// Writes docs/lifecycle.md in the current folder: `npm run lifecycle`.
await writeFile('docs/lifecycle.md', lifecyclePage());
