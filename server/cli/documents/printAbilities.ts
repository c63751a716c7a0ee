import { abilitiesPage } from './abilitiesPage.js';

// Prints which abilities there are, who has them, and which operation asks for which: `npm run abilities`.
console.log(await abilitiesPage());
