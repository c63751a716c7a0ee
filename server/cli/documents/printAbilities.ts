import { abilitiesPage } from './abilitiesPage.js';

// Prints all abilities, the roles that have them and the operations that check them. Run with `npm run abilities`.
console.log(await abilitiesPage());
