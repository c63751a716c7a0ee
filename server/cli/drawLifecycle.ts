import { writeFile } from 'node:fs/promises';
import { lifecyclePage } from './lifecyclePage.js';

// Writes docs/lifecycle.md. Run with `npm run lifecycle` in the project folder.
await writeFile('docs/lifecycle.md', lifecyclePage());
