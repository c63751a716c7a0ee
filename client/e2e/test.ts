import { test as base, type BrowserContext, type CDPSession } from '@playwright/test';

/**
 * Playwright's `test` with one browser context per worker, so that all tests of a worker share its cache and process.
 * Storage is emptied after each test. Test files that configure the browser use Playwright's own `test`.
 */
export const test = base.extend<object, { browserOfWorker: Site }>({
  browserOfWorker: [
    async ({ browser }, provide, { project }) => {
      const context = await browser.newContext(project.use);
      await provide(await Site.open(context, project.use.baseURL ?? ''));
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browserOfWorker }, provide) => {
    await provide(browserOfWorker.context);
    await browserOfWorker.forget();
  },
});

/** A browser context that stays open from test to test, with one page at the site. */
class Site {
  private constructor(
    readonly context: BrowserContext,
    private readonly origin: string,
    private readonly session: CDPSession,
  ) {}

  static async open(context: BrowserContext, origin: string): Promise<Site> {
    const page = await context.newPage();
    await page.goto(`${origin}/favicon.svg`);
    return new Site(context, origin, await context.newCDPSession(page));
  }

  /** Closes the pages of a test and empties all storage of the site. */
  async forget(): Promise<void> {
    const [, ...pages] = this.context.pages();
    await Promise.all(pages.map((page) => page.close()));
    await this.session.send('Storage.clearDataForOrigin', { origin: this.origin, storageTypes: 'all' });
    await this.context.clearCookies();
  }
}
