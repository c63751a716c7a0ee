import { test as base, type BrowserContext, type CDPSession } from '@playwright/test';

/**
 * Playwright's test, in a browser that has been at the site before: the tests of a worker share what a browser keeps of
 * scripts and pictures, and a process. Whatever a person leaves is gone before the next. A test that sets up the browser
 * for itself takes Playwright's own.
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

/** A browser at the site, whose process stays while pages come and go. */
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

  /** Closes what was opened, and empties all that a site may store. */
  async forget(): Promise<void> {
    const [, ...pages] = this.context.pages();
    await Promise.all(pages.map((page) => page.close()));
    await this.session.send('Storage.clearDataForOrigin', { origin: this.origin, storageTypes: 'all' });
    await this.context.clearCookies();
  }
}
