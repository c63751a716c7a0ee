import './node-version.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { chromium as browserOptions } from './tests/chromium.js';
import { inProject } from './paths.js';
import { runScript } from './step.js';

// `npm run bench:cards`: how long 48 cards of the list of books take to mount, beside the same cards as plain HTML in
// the same run, and how smoothly 1,000 of them scroll.
const CARDS = 48;
const ROUNDS = 25;
const MOST_MS = 80;
const MOST_RATIO = 3;

await runScript(async () => {
  const outDir = mkdtempSync(path.join(tmpdir(), 'panna-bench-'));
  try {
    await build({
      logLevel: 'error',
      build: {
        outDir,
        emptyOutDir: true,
        rolldownOptions: { input: inProject('client', 'bench', 'cards.html') },
      },
    });
    await measure(outDir);
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
});

/** @param {string} outDir */
async function measure(outDir) {
  const server = await preview({ build: { outDir }, preview: { host: '127.0.0.1', port: 0 } });
  const browser = await chromium.launch(await browserOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(new URL('bench/cards.html', server.resolvedUrls?.local[0]).href);
    await page.waitForFunction('window.measureCards');
    conclude(await mounts(page), await frames(page));
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * The medians of mounting, in milliseconds. The first rounds warm the engine up.
 * @param {import('@playwright/test').Page} page
 */
async function mounts(page) {
  /** @type {{ ours: number, plain: number }[]} */
  const rounds = [];
  for (let round = 0; round < ROUNDS; round++) rounds.push(await page.evaluate(`measureCards(${CARDS})`));
  const counted = rounds.slice(5);
  return {
    cold: rounds[0].ours,
    ours: median(counted.map(({ ours }) => ours)),
    plain: median(counted.map(({ plain }) => plain)),
  };
}

/**
 * The 95th percentile of the time between two frames, in milliseconds, while 1,000 cards scroll by.
 * @param {import('@playwright/test').Page} page
 */
async function frames(page) {
  /** @type {number[]} */
  const times = await page.evaluate('scrollCards(1000)');
  return times.sort((one, other) => one - other)[Math.floor(times.length * 0.95)];
}

/** @param {number[]} values */
function median(values) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)];
}

/**
 * @param {{ cold: number, ours: number, plain: number }} mount
 * @param {number} frame
 */
function conclude({ cold, ours, plain }, frame) {
  const ratio = ours / plain;
  console.log(`${CARDS} cards mount in ${ours.toFixed(1)} ms (the first time ${cold.toFixed(1)} ms)`);
  console.log(
    `the same as plain HTML: ${plain.toFixed(1)} ms; ratio ${ratio.toFixed(2)}, at most ${MOST_RATIO}`,
  );
  console.log(`1,000 cards scroll with ${frame.toFixed(1)} ms between frames (95th percentile)`);
  process.exitCode = ours > MOST_MS || ratio > MOST_RATIO ? 1 : 0;
}
