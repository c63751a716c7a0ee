import './node-version.js';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import { chromium as browserOptions } from './tests/chromium.js';
import { inProject } from './paths.js';
import { runScript } from './step.js';

// `npm run bench:cards`: measures how long 48 cards take to mount, compared with the same cards as plain HTML, and
// how smoothly 1,000 cards scroll.
const CARDS = 48;
const KINDS = ['listing', 'edition'];
const WAYS = ['ours', 'plain'];
const ROUNDS = 80;
const WARM_UP = 20;
const MOST_MS = 80;
const MOST_RATIO = 1.4;

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
    await page.waitForFunction('window.putCards');
    for (const kind of KINDS) conclude(kind, await mounts(browser, page, kind));
    const frame = await frames(page);
    console.log(`1,000 cards scroll with ${frame.toFixed(1)} ms between frames (95th percentile)`);
  } finally {
    await browser.close();
    await server.close();
  }
}

/**
 * Returns the median times of mounting, in milliseconds. The two variants alternate and take turns at being first;
 * the first rounds warm the engine up.
 * @param {import('@playwright/test').Browser} browser
 * @param {import('@playwright/test').Page} page
 * @param {string} kind
 */
async function mounts(browser, page, kind) {
  await page.evaluate(`chooseCards('${kind}', ${CARDS})`);
  await browser.startTracing(page, { categories: ['blink.user_timing'] });
  for (let round = 0; round < ROUNDS; round++) {
    for (const way of round % 2 ? WAYS : WAYS.toReversed()) {
      await page.evaluate('clearCards()');
      await page.evaluate(`putCards('${way}')`);
    }
  }
  const trace = JSON.parse((await browser.stopTracing()).toString());
  const [ours, plain] = WAYS.map((way) => median(timesOf(way, trace).slice(WARM_UP)));
  return { ours, plain };
}

/**
 * @typedef {{ name: string, ts: number, tts: number }} Mark a performance mark; `ts` is its wall-clock time, and
 * `tts` the CPU time of its thread until then, both in microseconds
 */

/**
 * Returns the CPU times of the page's thread in milliseconds, one per round. Other load on the machine hardly affects
 * CPU time, unlike elapsed time.
 * @param {string} way
 * @param {{ traceEvents: Mark[] }} trace
 */
function timesOf(way, { traceEvents }) {
  const inOrder = traceEvents.toSorted((one, other) => one.ts - other.ts);
  const momentsOf = (/** @type {string} */ name) =>
    inOrder.filter((mark) => mark.name === name).map(({ tts }) => tts / 1000);
  const ends = momentsOf(`end ${way}`);
  return momentsOf(`begin ${way}`).map((begin, round) => ends[round] - begin);
}

/**
 * Returns the 95th percentile of the time between two frames, in milliseconds, while 1,000 cards scroll by.
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
 * @param {string} kind
 * @param {{ ours: number, plain: number }} mount
 */
function conclude(kind, { ours, plain }) {
  const ratio = ours / plain;
  console.log(
    `${CARDS} ${kind} cards mount in ${ours.toFixed(1)} ms, the same as plain HTML in ${plain.toFixed(1)} ms: ` +
      `ratio ${ratio.toFixed(2)}, at most ${MOST_RATIO}`,
  );
  if (ours > MOST_MS || ratio > MOST_RATIO) process.exitCode = 1;
}
