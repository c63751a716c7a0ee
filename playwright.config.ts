import { defineConfig, type Project } from '@playwright/test';
import { chromium } from './scripts/tests/chromium.js';

/** Each kind of screen has a marketplace of its own. */
const SCREENS = ['phone', 'desktop'];

/** Finds its address, and that of its mails, in what a marketplace says once it is ready. */
function addressesOf(screen: string): string {
  const site = `(?=[^]*^${screen}: .*ready at (?<panna_${screen}>\\S+))`;
  return `${site}(?=[^]*^${screen}: .*?(?<panna_mail_${screen}>\\S+/mail/\\S+)\\s)`;
}

function project(name: string, use: Project['use']): Project {
  return { name, use: { ...use, baseURL: process.env[`PANNA_${name.toUpperCase()}`] } };
}

const browser = await chromium();

/** The pages of a test, and of the one after it, share a process, which has compiled the site's scripts before. */
const ONE_PROCESS = ['--process-per-site', '--disable-features=SpareRendererForSitePerProcess'];

export default defineConfig({
  testDir: 'client/e2e',
  outputDir: 'test-results/browser',
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  // One more than the cores of a small machine, since some stories wait.
  workers: 3,
  // A busy machine takes many times as long; nobody waits for these where nothing fails.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    launchOptions: { ...browser, args: [...browser.args, ...ONE_PROCESS] },
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    // Compression costs processor time on both sides, and here nothing is sent far.
    extraHTTPHeaders: { 'accept-encoding': 'identity' },
    // To record everything for the few that fail makes each test a third longer: --trace=on does it for one that does.
    trace: 'off',
    // It would answer in the site's place; the story without a connection allows it.
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
    gracefulShutdown: { signal: 'SIGTERM', timeout: 12_000 },
  },
});
