import '../node-version.js';
import { medianOf } from './figures.js';
import { ask, VIEWERS, withBrowser, withMarketplace } from './site.js';
import { runScript } from '../step.js';

// `npm run lighthouse`: Lighthouse's mobile profile on the screens of a fresh demo marketplace; the median of RUNS (5).
// `npm run lighthouse -- /books /cart` looks at these only.
const RUNS = Number(process.env.RUNS ?? 5);
const MOST_SHIFT = 0.02; // cumulative layout shift

/** @typedef {import('./site.js').Viewer} Viewer */
/** @typedef {{ path: string, viewer: Viewer }} Screen */
/** @typedef {import('./figures.js').Figures} Figures */

await runScript(() =>
  withMarketplace(async (site) => {
    const good = await lookAt(site, (await screens(site)).filter(isAsked));
    process.exitCode = good ? 0 : 1;
  }),
);

/**
 * @param {string} site
 * @returns {Promise<Screen[]>}
 */
async function screens(site) {
  const { books } = await ask(site, '{ books(first: 1, filter: { listingType: BOTH }) { nodes { id } } }');
  const bookId = books.nodes[0].id;
  await keep(site, bookId);
  const { orders } = await ask(site, '{ orders(first: 1) { nodes { id } } }', 'reader');
  const { listings } = await ask(site, '{ listings(first: 1) { nodes { id } } }', 'publisher');
  const paths = {
    visitor: ['/', '/login', '/signup', '/signup/publisher', '/forgot-password', '/reset-password/none'],
    reader: [
      '/',
      '/books',
      `/books/${bookId}`,
      '/cart',
      '/checkout',
      '/transactions',
      `/orders/${orders.nodes[0].id}`,
      '/profile',
      '/rent-book',
      '/settings',
      '/bookmarks',
    ],
    publisher: ['/rent-book', '/dashboard', `/books/${listings.nodes[0].id}/edit`],
    administrator: ['/moderation'],
  };
  return VIEWERS.flatMap((viewer) => paths[viewer].map((path) => ({ path, viewer })));
}

/**
 * Puts a book into the reader's cart and bookmarks: where there is nothing, nothing can shift.
 * @param {string} site
 * @param {string} bookId
 */
async function keep(site, bookId) {
  for (const call of [
    `addToCart(input: { bookId: "${bookId}", type: PURCHASE })`,
    `addBookmark(input: { bookId: "${bookId}" })`,
  ]) {
    await ask(site, `mutation { ${call} { userErrors { code } } }`, 'reader');
  }
}

/**
 * Whether the command line names the screen, or what it stands under; without a name every screen is asked for.
 * @param {Screen} screen
 */
function isAsked({ path }) {
  const asked = process.argv.slice(2);
  return asked.length === 0 || asked.some((one) => path === one || path.startsWith(`${one}/`));
}

/**
 * Looks at each screen, prints what was found, and tells whether all of it is good.
 * @param {string} site
 * @param {Screen[]} all
 */
async function lookAt(site, all) {
  let good = true;
  for (const viewer of VIEWERS) {
    const seen = all.filter((one) => one.viewer === viewer);
    if (seen.length === 0) continue;
    await withBrowser(site, viewer, async (port) => {
      for (const screen of seen) {
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
function faultsOf({ viewer }, { accessibility, practices, seo, shift }) {
  return [
    accessibility < 100 && 'accessibility',
    practices < 100 && 'best practices',
    viewer === 'visitor' && seo < 100 && 'SEO',
    shift >= MOST_SHIFT && 'layout shift',
  ].filter(Boolean);
}

/**
 * @param {Screen} screen
 * @param {Figures} figures
 * @param {unknown[]} faults
 */
function report({ path, viewer }, { accessibility, practices, seo, shift, failed }, faults) {
  const where = `${path} (${viewer})`.padEnd(58);
  const figures = `accessibility ${accessibility}  best practices ${practices}  SEO ${seo}  shift ${shift.toFixed(3)}`;
  console.log(`${where}${figures}`);
  if (faults.length > 0) console.log(`  to mend: ${faults.join(', ')} (${failed.join(', ')})`);
}
