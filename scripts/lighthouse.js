import './node-version.js';
import { medianOf } from './lighthouse-figures.js';
import { ask, withBrowser, withMarketplace } from './lighthouse-site.js';
import { runScript } from './step.js';

// `npm run lighthouse`: Lighthouse's mobile profile on the screens of a fresh demo marketplace; the median of RUNS (5).
// `npm run lighthouse -- /books /cart` looks at these only.
const RUNS = Number(process.env.RUNS ?? 5);
const MOST_SHIFT = 0.02; // cumulative layout shift

/** @typedef {{ path: string, signedIn: boolean }} Screen */
/** @typedef {import('./lighthouse-figures.js').Figures} Figures */

await runScript(() =>
  withMarketplace(async (site) => {
    const good = await lookAt(site, await screens(site));
    process.exitCode = good ? 0 : 1;
  }),
);

/**
 * @param {string} site
 * @returns {Promise<Screen[]>}
 */
async function screens(site) {
  const { books } = await ask(site, '{ books(first: 1) { nodes { id } } }');
  const own = [
    '/',
    '/books',
    `/books/${books.nodes[0].id}`,
    '/cart',
    '/checkout',
    '/transactions',
    '/profile',
  ];
  const more = ['/rent-book', '/settings', '/bookmarks', '/dashboard'];
  const all = [
    ...['/', '/login', '/signup', '/signup/publisher'].map((path) => ({ path, signedIn: false })),
    ...[...own, ...more].map((path) => ({ path, signedIn: true })),
  ];
  const asked = process.argv.slice(2);
  return all.filter(({ path }) => asked.length === 0 || asked.includes(path));
}

/**
 * Looks at each screen, prints what was found, and tells whether all of it is good.
 * @param {string} site
 * @param {Screen[]} all
 */
async function lookAt(site, all) {
  let good = true;
  for (const signedIn of [false, true]) {
    await withBrowser(site, signedIn, async (port) => {
      for (const screen of all.filter((one) => one.signedIn === signedIn)) {
        const figures = await medianOf(site + screen.path, port, RUNS);
        const faults = faultsOf(screen, figures);
        good &&= faults.length === 0;
        report(screen, figures, faults);
      }
    });
  }
  return good;
}

/**
 * What is not as it has to be. Only what visitors see is there for search engines.
 * @param {Screen} screen
 * @param {Figures} figures
 */
function faultsOf({ signedIn }, { accessibility, practices, seo, shift }) {
  return [
    accessibility < 100 && 'accessibility',
    practices < 100 && 'best practices',
    !signedIn && seo < 100 && 'SEO',
    shift >= MOST_SHIFT && 'layout shift',
  ].filter(Boolean);
}

/**
 * @param {Screen} screen
 * @param {Figures} figures
 * @param {unknown[]} faults
 */
function report({ path, signedIn }, { accessibility, practices, seo, shift, failed }, faults) {
  const where = `${path} (${signedIn ? 'signed in' : 'visitor'})`.padEnd(58);
  const figures = `accessibility ${accessibility}  best practices ${practices}  SEO ${seo}  shift ${shift.toFixed(3)}`;
  console.log(`${where}${figures}`);
  if (faults.length > 0) console.log(`  to mend: ${faults.join(', ')} (${failed.join(', ')})`);
}
