import { abilitiesPage } from './abilitiesPage.js';

// Prints the abilities, the roles that have them, and the operations that need them: `npm run abilities`.
console.log(await abilitiesPage());
