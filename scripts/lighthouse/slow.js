import { cookieOf } from './site.js';

/** The network of a slow phone: 50 KB/s both ways, and a latency of 400 ms. */
const SLOW = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
// The service worker is blocked, so that only the requests of the page are counted.
const PHONE = {
  serviceWorkers: /** @type {const} */ ('block'),
  viewport: { width: 360, height: 740 },
  deviceScaleFactor: 2,
  hasTouch: true,
  isMobile: true,
};
const QUIET_MS = 1500; // a page without a pending request for this time counts as complete

/**
 * @typedef {object} Visit the cost of a first visit to a page: `seen` is the milliseconds until the expected element
 * is visible, `requests` and `bytes` are the totals of the network, and `kinds` has both by kind of file
 * @property {number} seen
 * @property {number} requests
 * @property {number} bytes
 * @property {Record<string, [requests: number, bytes: number]>} kinds
 */

/**
 * Opens a page in a fresh browser, and waits until the page sends no more requests.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site
 * @param {{ path: string, sight: string, token: string | null }} page `sight` selects the expected element
 * @returns {Promise<Visit>}
 */
export async function firstVisit(browser, site, { path, sight, token }) {
  const context = await browser.newContext(PHONE);
  try {
    const page = await context.newPage();
    if (token) {
      await context.addCookies([cookieOf(site, token)]);
      await page.addInitScript(`localStorage.setItem('panna.token', ${JSON.stringify(token)})`);
    }
    const network = await context.newCDPSession(page);
    const { kinds, rest } = await counted(network);
    await network.send('Network.emulateNetworkConditions', SLOW);
    const began = Date.now();
    await page.goto(site + path, { waitUntil: 'commit' });
    await page.locator(sight).first().waitFor({ timeout: 60_000 });
    const seen = Date.now() - began;
    await rest();
    const all = Object.values(kinds);
    const sum = (/** @type {0 | 1} */ of) => all.reduce((total, kind) => total + kind[of], 0);
    return { seen, requests: sum(0), bytes: sum(1), kinds };
  } finally {
    await context.close();
  }
}

/** @param {import('@playwright/test').CDPSession} network */
async function counted(network) {
  /** @type {Visit['kinds']} */
  const kinds = {};
  /** @type {Map<string, string>} */
  const waiting = new Map();
  let last = Date.now();
  network.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) => {
    if (!request.url.startsWith('http')) return;
    waiting.set(requestId, type);
    kinds[type] ??= [0, 0];
    kinds[type][0] += 1;
  });
  /** @param {{ requestId: string, encodedDataLength?: number }} end */
  const ended = ({ requestId, encodedDataLength = 0 }) => {
    const kind = waiting.get(requestId);
    if (!kind) return;
    kinds[kind][1] += encodedDataLength;
    waiting.delete(requestId);
    last = Date.now();
  };
  network.on('Network.loadingFinished', ended);
  network.on('Network.loadingFailed', ended);
  await network.send('Network.enable');
  const rest = async () => {
    while (waiting.size > 0 || Date.now() - last < QUIET_MS) {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  };
  return { kinds, rest };
}
