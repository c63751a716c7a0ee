import { writeFile } from 'node:fs/promises';
import { abilitiesPage } from './abilitiesPage.js';
import { auditPage } from './auditPage.js';
import { restPage } from './restPage.js';
import { schedulePage } from './schedulePage.js';
import { settingsPage } from './settingsPage.js';
import { subscriptionsPage } from './subscriptionsPage.js';

// Writes the generated pages of the documentation. Run with `npm run documents` in the project folder.
await writeFile('docs/abilities.md', await abilitiesPage());
await writeFile('docs/audit.md', auditPage());
await writeFile('docs/configuration.md', settingsPage());
await writeFile('docs/rest.md', await restPage());
await writeFile('docs/schedule.md', schedulePage());
await writeFile('docs/subscriptions.md', subscriptionsPage());
