import '../node-version.js';
import { chromium } from '@playwright/test';
import { chromium as browserOptions } from '../tests/chromium.js';
import { runScript } from '../step.js';
import { tokenOf, withMarketplace } from './site.js';
import { firstVisit } from './slow.js';

// `npm run bench:pages`: measures the first visit to pages of a fresh demo marketplace on a slow phone. Requests and
// bytes are exact; seconds depend on this machine.

/** @type {{ path: string, viewer: import('./site.js').Viewer, sight: string, most: { seconds: number, requests: number, bytes: number } }[]} */
const PAGES = [
  { path: '/', viewer: 'visitor', sight: 'main h1', most: { seconds: 3, requests: 35, bytes: 350_000 } },
  {
    path: '/books',
    viewer: 'reader',
    sight: 'main article',
    most: { seconds: 5, requests: 35, bytes: 350_000 },
  },
];

await runScript(() =>
  withMarketplace(async (site) => {
    const browser = await chromium.launch(await browserOptions());
    try {
      for (const page of PAGES) await report(browser, site, page);
    } finally {
      await browser.close();
    }
  }),
);

/**
 * @param {import('@playwright/test').Browser} browser
 * @param {string} site
 * @param {typeof PAGES[number]} page
 */
async function report(browser, site, { path, viewer, sight, most }) {
  const token = await tokenOf(site, viewer);
  const { seen, requests, bytes, kinds } = await firstVisit(browser, site, { path, sight, token });
  const good = seen <= most.seconds * 1000 && requests <= most.requests && bytes <= most.bytes;
  if (!good) process.exitCode = 1;
  console.log(
    `${path.padEnd(10)} in sight after ${(seen / 1000).toFixed(1)} s (of ${most.seconds})  ` +
      `${requests} requests (of ${most.requests})  ${kilobytes(bytes)} (of ${kilobytes(most.bytes)})`,
  );
  for (const [kind, [count, size]] of Object.entries(kinds)) {
    console.log(`  ${kind.padEnd(12)} ${String(count).padStart(3)}  ${kilobytes(size)}`);
  }
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return `${(bytes / 1000).toFixed(0)} KB`;
}
