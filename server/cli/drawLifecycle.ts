import { writeFile } from 'node:fs/promises';
import { lifeOfComplaints } from './lifeOfComplaints.js';
import { lifeOfDisputes } from './lifeOfDisputes.js';
import { lifecyclePage } from './lifecyclePage.js';

// Writes docs/lifecycle.md. Run with `npm run lifecycle` in the project folder.
await writeFile('docs/lifecycle.md', lifecyclePage() + lifeOfDisputes() + lifeOfComplaints());
