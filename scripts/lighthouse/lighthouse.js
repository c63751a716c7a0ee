import '../node-version.js';
import { medianOf } from './figures.js';
import { ask, VIEWERS, withBrowser, withMarketplace } from './site.js';
import { runScript } from '../step.js';
import { withStaticCopy } from './staticCopy.js';

// `npm run lighthouse`: runs Lighthouse's mobile profile on the screens of a fresh demo marketplace, and reports the
// medians of RUNS runs (5 by default). `npm run lighthouse -- /books /cart` measures these screens only. Performance is
// measured for a first visit. Run it on an idle machine.
const RUNS = Number(process.env.RUNS ?? 5);
const MOST_SHIFT = 0.02; // maximum cumulative layout shift
const MOST_BLOCKING_MS = 150; // maximum total blocking time of a page that arrives as HTML
const MOST_TIMES_COPY = 1.2; // maximum largest contentful paint, relative to a copy without scripts

/** @typedef {import('./site.js').Viewer} Viewer */
/**
 * @typedef {object} Screen
 * @property {string} path
 * @property {Viewer} viewer
 * @property {boolean} isHtml true if the server sends the complete page as HTML
 * @property {number} least minimum performance score; 0 if the score is only reported
 */
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
  const { books } = await ask(
    site,
    '{ books(first: 1, filter: { listingType: BOTH }) { nodes { id publicPath seller { publicPath } } } }',
  );
  const [{ id: bookId, publicPath, seller }] = books.nodes;
  await keep(site, bookId);
  const { orders } = await ask(site, '{ orders(first: 1) { nodes { id } } }', 'reader');
  const { listings } = await ask(site, '{ listings(first: 1) { nodes { id } } }', 'publisher');
  const paths = {
    visitor: [
      '/',
      publicPath,
      seller.publicPath,
      '/login',
      '/signup',
      '/signup/publisher',
      '/forgot-password',
      '/reset-password/none',
    ],
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
  const all = VIEWERS.flatMap((viewer) => paths[viewer].map((path) => ({ path, viewer })));
  return all.map(({ path, viewer }) => {
    const isHtml = viewer === 'visitor' && ['/', publicPath, seller.publicPath].includes(path);
    const least = isHtml ? 95 : path === '/books' ? 90 : 0;
    return { path, viewer, isHtml, least };
  });
}

/**
 * Adds a book to the reader's cart and bookmarks, because an empty list causes no layout shift.
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
 * Returns true if the command line names no screen, this screen, or a path above it.
 * @param {Screen} screen
 */
function isAsked({ path }) {
  const asked = process.argv.slice(2);
  return asked.length === 0 || asked.some((one) => path === one || path.startsWith(`${one}/`));
}

/**
 * Runs Lighthouse on each screen, prints the results, and returns true if all are good.
 * @param {string} site
 * @param {Screen[]} all
 */
async function lookAt(site, all) {
  let good = true;
  await withStaticCopy(site, async (copy) => {
    for (const viewer of VIEWERS) {
      const seen = all.filter((one) => one.viewer === viewer);
      if (seen.length === 0) continue;
      await withBrowser(site, viewer, async (port, before) => {
        for (const screen of seen) {
          const how = { runs: RUNS, before };
          const figures = await medianOf(site + screen.path, port, how);
          const still = screen.isHtml ? await medianOf(copy + screen.path, port, how) : null;
          const faults = faultsOf(screen, figures, still);
          good &&= faults.length === 0;
          report(screen, figures, { still, faults });
        }
      });
    }
  });
  return good;
}

/**
 * Returns the failed requirements. The SEO score is required only of screens for visitors, which search engines can
 * read.
 * @param {Screen} screen
 * @param {Figures} figures
 * @param {Figures | null} still the figures of a copy of the screen without scripts
 */
function faultsOf({ viewer, least }, figures, still) {
  const { performance, accessibility, practices, seo, shift, largestPaint, blocking } = figures;
  return [
    performance < least && `performance below ${least}`,
    accessibility < 100 && 'accessibility',
    practices < 100 && 'best practices',
    viewer === 'visitor' && seo < 100 && 'SEO',
    shift >= MOST_SHIFT && 'layout shift',
    still && blocking >= MOST_BLOCKING_MS && 'blocking',
    still && largestPaint > still.largestPaint * MOST_TIMES_COPY && 'largest paint',
  ].filter(Boolean);
}

/**
 * @param {Screen} screen
 * @param {Figures} figures
 * @param {{ still: Figures | null, faults: unknown[] }} found
 */
function report({ path, viewer }, figures, { still, faults }) {
  const { performance, accessibility, practices, seo, shift, largestPaint, blocking, failed } = figures;
  const where = `${decodeURI(path)} (${viewer})`.padEnd(58);
  const scores = `performance ${performance}  accessibility ${accessibility}  best practices ${practices}  SEO ${seo}`;
  const times = `largest paint ${ms(largestPaint)}${still ? ` (without script ${ms(still.largestPaint)})` : ''}`;
  console.log(`${where}${scores}  shift ${shift.toFixed(3)}  ${times}  blocking ${ms(blocking)}`);
  if (faults.length > 0) console.log(`  to mend: ${faults.join(', ')} (${failed.join(', ')})`);
}

/** @param {number} time */
function ms(time) {
  return `${Math.round(time)} ms`;
}
