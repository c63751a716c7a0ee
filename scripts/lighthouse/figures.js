import { moduleOfTool } from '../dependencies.js';

/**
 * @typedef {object} Report the fields of a Lighthouse report that are used; scores are 0 to 1
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { score: number | null, numericValue?: number }>} audits
 */

/** @type {{ default: (url: string, flags: object) => Promise<{ lhr: Report } | undefined> }} */
const { default: lighthouse } = await import(moduleOfTool('lighthouse', 'lighthouse'));

/**
 * @typedef {object} Figures the results for a screen: scores of 0 to 100, cumulative layout shift, largest contentful
 * paint and total blocking time (milliseconds), and the failed audits
 * @property {number} performance
 * @property {number} accessibility
 * @property {number} practices
 * @property {number} seo
 * @property {number} shift
 * @property {number} largestPaint
 * @property {number} blocking
 * @property {string[]} failed
 */

/** Categories that must score 100. The minimum for performance depends on the screen (lighthouse.js). */
const GOOD = ['accessibility', 'best-practices', 'seo'];

/**
 * Returns the medians of several runs on a screen, and the audits that failed in any of them.
 * @param {string} url
 * @param {number} port the browser's debugging port
 * @param {{ runs: number, before: () => Promise<void> }} how `before` is called before each run
 * @returns {Promise<Figures>}
 */
export async function medianOf(url, port, { runs, before }) {
  /** @type {Figures[]} */
  const looks = [];
  for (let run = 0; run < runs; run++) {
    await before();
    looks.push(await look(url, port));
  }
  /** @param {(figures: Figures) => number} figure */
  const median = (figure) => looks.map(figure).sort((one, other) => one - other)[Math.floor(runs / 2)];
  return {
    performance: median(({ performance }) => performance),
    accessibility: median(({ accessibility }) => accessibility),
    practices: median(({ practices }) => practices),
    seo: median(({ seo }) => seo),
    shift: median(({ shift }) => shift),
    largestPaint: median(({ largestPaint }) => largestPaint),
    blocking: median(({ blocking }) => blocking),
    failed: [...new Set(looks.flatMap(({ failed }) => failed))],
  };
}

/**
 * @param {string} url
 * @param {number} port
 * @returns {Promise<Figures>}
 */
async function look(url, port) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'error',
    formFactor: 'mobile',
    disableStorageReset: true,
    onlyCategories: ['performance', ...GOOD],
  });
  if (!result) throw new Error(`Lighthouse found nothing at ${url}`);
  const { categories, audits } = result.lhr;
  const counted = GOOD.flatMap((name) => categories[name].auditRefs.filter(({ weight }) => weight > 0));
  return {
    performance: score(categories.performance),
    accessibility: score(categories.accessibility),
    practices: score(categories['best-practices']),
    seo: score(categories.seo),
    shift: audits['cumulative-layout-shift'].numericValue ?? 0,
    largestPaint: audits['largest-contentful-paint'].numericValue ?? 0,
    blocking: audits['total-blocking-time'].numericValue ?? 0,
    failed: counted.map(({ id }) => id).filter((id) => audits[id].score !== null && audits[id].score < 1),
  };
}

/** Returns the score of a category, from 0 to 100. @param {{ score: number | null }} category */
function score(category) {
  return Math.round((category.score ?? 0) * 100);
}
