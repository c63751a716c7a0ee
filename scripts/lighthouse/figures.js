import { moduleOfTool } from '../dependencies.js';

/**
 * @typedef {object} Report what is read of a report of Lighthouse; scores are 0 to 1
 * @property {Record<string, { score: number | null, auditRefs: { id: string, weight: number }[] }>} categories
 * @property {Record<string, { score: number | null, numericValue?: number }>} audits
 */

/** @type {{ default: (url: string, flags: object) => Promise<{ lhr: Report } | undefined> }} */
const { default: lighthouse } = await import(moduleOfTool('lighthouse', 'lighthouse'));

/**
 * @typedef {object} Figures what Lighthouse says of a screen: scores of 0 to 100, the cumulative layout shift, and the
 * audits that failed
 * @property {number} accessibility
 * @property {number} practices
 * @property {number} seo
 * @property {number} shift
 * @property {string[]} failed
 */

/**
 * The medians of some looks at a screen, and the audits that failed in any of them.
 * @param {string} url
 * @param {number} port of the browser
 * @param {number} runs
 * @returns {Promise<Figures>}
 */
export async function medianOf(url, port, runs) {
  /** @type {Figures[]} */
  const looks = [];
  for (let run = 0; run < runs; run++) looks.push(await look(url, port));
  /** @param {(figures: Figures) => number} figure */
  const median = (figure) => looks.map(figure).sort((one, other) => one - other)[Math.floor(runs / 2)];
  return {
    accessibility: median(({ accessibility }) => accessibility),
    practices: median(({ practices }) => practices),
    seo: median(({ seo }) => seo),
    shift: median(({ shift }) => shift),
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
    onlyCategories: ['accessibility', 'best-practices', 'seo'],
    onlyAudits: ['cumulative-layout-shift'],
  });
  if (!result) throw new Error(`Lighthouse found nothing at ${url}`);
  const { categories, audits } = result.lhr;
  const counted = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0),
  );
  return {
    accessibility: score(categories.accessibility),
    practices: score(categories['best-practices']),
    seo: score(categories.seo),
    shift: audits['cumulative-layout-shift'].numericValue ?? 0,
    failed: counted.map(({ id }) => id).filter((id) => audits[id].score !== null && audits[id].score < 1),
  };
}

/** @param {{ score: number | null }} category of 0 to 100 */
function score(category) {
  return Math.round((category.score ?? 0) * 100);
}
