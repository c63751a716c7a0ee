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

/** The email address of the demo account for each kind of viewer; null for visitors. */
const ADDRESSES = {
  visitor: null,
  reader: 'asha@panna.example',
  publisher: 'desk@banyantree.panna.example',
  administrator: 'arjun@panna.example',
};

/** @typedef {keyof typeof ADDRESSES} Viewer */

export const VIEWERS = /** @type {Viewer[]} */ (Object.keys(ADDRESSES));

/**
 * Runs `work` on a fresh demo marketplace that is built from the sources, or on the running marketplace at SITE if that
 * variable is set.
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
 * Returns the address that the marketplace prints when it is ready.
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
 * Sends a GraphQL request as this viewer and returns the data.
 * @param {string} site
 * @param {string} query
 * @param {Viewer} [viewer]
 */
export async function ask(site, query, viewer = 'visitor') {
  const token = await tokenOf(site, viewer);
  return send(site, { query }, token ? { authorization: `Bearer ${token}` } : {});
}

/**
 * Logs the viewer in and returns the session token; null for a visitor.
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
 * Runs `work` with a browser whose debugging port is open. The viewer is logged in, unless it is a visitor.
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
 * Returns the session cookie that a browser would get at log-in.
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
 * Deletes everything that the browser has stored for the site, except the session.
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
