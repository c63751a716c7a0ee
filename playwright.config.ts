import { defineConfig, type Project } from '@playwright/test';
import { chromium } from './scripts/tests/chromium.js';

/** Each kind of screen has its own marketplace. */
const SCREENS = ['phone', 'desktop'];

/** Returns a pattern that finds the addresses of a marketplace and of its mail in the output of the server. */
function addressesOf(screen: string): string {
  const site = `(?=[^]*^${screen}: .*ready at (?<panna_${screen}>\\S+))`;
  return `${site}(?=[^]*^${screen}: .*?(?<panna_mail_${screen}>\\S+/mail/\\S+)\\s)`;
}

function project(name: string, use: Project['use']): Project {
  return { name, use: { ...use, baseURL: process.env[`PANNA_${name.toUpperCase()}`] } };
}

const browser = await chromium();

/** Browser options that let consecutive tests share a process, so that each script is compiled only once. */
const ONE_PROCESS = ['--process-per-site', '--disable-features=SpareRendererForSitePerProcess'];

export default defineConfig({
  testDir: 'client/e2e',
  outputDir: 'test-results/browser',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than the cores of a small machine, because some tests wait.
  workers: 3,
  // Generous for busy machines; the limits cost nothing unless a test fails.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    launchOptions: { ...browser, args: [...browser.args, ...ONE_PROCESS] },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Compression costs CPU time on both sides, and requests stay on this machine.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    // Traces make each test a third longer; use --trace=on for a failing test.
    trace: 'off',
    // A service worker would respond instead of the site. The offline test allows the worker.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    project('phone', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }),
    project('desktop', { viewport: { width: 1280, height: 800 } }),
  ],
  webServer: {
    name: 'marketplaces',
    command: `node scripts/tests/fresh-marketplaces.js ${SCREENS.join(' ')}`,
    wait: { stdout: new RegExp(SCREENS.map(addressesOf).join(''), 'm') },
    // Generous for busy machines, as above.
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
  },
});
