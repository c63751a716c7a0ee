import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { chromium } from '@playwright/test';
import { chromium as browserOptions } from '../tests/chromium.js';
import { build } from '../incremental-build.js';
import { inProject } from '../paths.js';

/** People of the demo data who look at the screens; a visitor has no address. */
const ADDRESSES = {
  visitor: null,
  reader: 'asha@panna.example',
  publisher: 'desk@banyantree.panna.example',
  administrator: 'arjun@panna.example',
};

/** @typedef {keyof typeof ADDRESSES} Viewer */

export const VIEWERS = /** @type {Viewer[]} */ (Object.keys(ADDRESSES));

/**
 * Does some work with a fresh demo marketplace, built from what is here; SITE names one that runs already.
 * @param {(site: string) => Promise<void>} work
 */
export async function withMarketplace(work) {
  const running = process.env.SITE;
  if (running) {
    await work(running);
    return;
  }
  await build();
  const marketplace = spawn(process.execPath, [inProject('scripts', 'tests', 'fresh-marketplace.js')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(marketplace, 'exit');
  try {
    await work(await addressOf(marketplace));
  } finally {
    marketplace.kill('SIGTERM');
    await ended;
  }
}

/**
 * The address that the marketplace says it is ready at.
 * @param {import('node:child_process').ChildProcessByStdio<null, import('node:stream').Readable, null>} marketplace
 */
async function addressOf(marketplace) {
  for await (const line of createInterface({ input: marketplace.stdout })) {
    const address = /ready at (\S+)/.exec(line)?.[1];
    if (address) return address;
  }
  throw new Error('The marketplace has ended before it was ready');
}

/**
 * What the site answers to a GraphQL request of somebody.
 * @param {string} site
 * @param {string} query
 * @param {Viewer} [viewer]
 */
export async function ask(site, query, viewer = 'visitor') {
  const token = await tokenOf(site, viewer);
  return send(site, { query }, token ? { authorization: `Bearer ${token}` } : {});
}

/**
 * A new session of one of the viewers; null for a visitor.
 * @param {string} site
 * @param {Viewer} viewer
 * @returns {Promise<string | null>}
 */
export async function tokenOf(site, viewer) {
  const email = ADDRESSES[viewer];
  if (!email) return null;
  const query = 'mutation ($input: LogInInput!) { logIn(input: $input) { token } }';
  const { logIn } = await send(site, { query, variables: { input: { email, password: 'panna-demo' } } });
  return logIn.token;
}

/**
 * @param {string} site
 * @param {{ query: string, variables?: object }} request
 * @param {Record<string, string>} [headers]
 */
async function send(site, request, headers) {
  const response = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(request),
  });
  /** @type {any} */
  const { data } = await response.json();
  return data;
}

/**
 * A browser with its debugging port open and, unless a visitor looks, the token of the viewer in its storage.
 * @param {string} site
 * @param {Viewer} viewer
 * @param {(port: number, forget: () => Promise<void>) => Promise<void>} work `forget` makes the next visit a first one
 */
export async function withBrowser(site, viewer, work) {
  const port = await freePort();
  const profile = mkdtempSync(path.join(tmpdir(), 'panna-lighthouse-'));
  const { args, ...options } = await browserOptions();
  const browser = await chromium.launchPersistentContext(profile, {
    ...options,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const token = await tokenOf(site, viewer);
    if (token) await signIn(site, token, browser);
    await work(port, () => forgetSite(site, browser));
  } finally {
    await browser.close();
    rmSync(profile, { recursive: true, force: true });
  }
}

/**
 * The cookie of somebody's session, as a browser gets it when they log in.
 * @param {string} site
 * @param {string} token
 */
export const cookieOf = (site, token) => ({ name: 'panna_session', value: token, url: site });

/**
 * @param {string} site
 * @param {string} token
 * @param {import('@playwright/test').BrowserContext} browser
 */
async function signIn(site, token, browser) {
  await browser.addCookies([cookieOf(site, token)]);
  const page = await browser.newPage();
  await page.goto(site);
  await page.evaluate(`localStorage.setItem('panna.token', ${JSON.stringify(token)})`);
  await page.close();
}

/**
 * Forgets what the browser keeps of the site, but not who is signed in.
 * @param {string} site
 * @param {import('@playwright/test').BrowserContext} browser
 */
async function forgetSite(site, browser) {
  const page = await browser.newPage();
  const session = await browser.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  const storageTypes = 'service_workers,cache_storage,indexeddb';
  await session.send('Storage.clearDataForOrigin', { origin: new URL(site).origin, storageTypes });
  await page.goto(`${site}/favicon.svg`);
  await page.evaluate("localStorage.removeItem('panna.fonts')");
  await page.close();
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address());
  probe.close();
  await once(probe, 'close');
  return port;
}
