import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test, type Page } from '@playwright/test';
import { arrive, signUp } from '../people';

// On later visits the scripts come from the browser's cache, so they run before a slow page has fully arrived.
test('a page whose end arrives after its scripts is shown once', async ({ page, request }) => {
  const person = await signUp(request, 'Nila Rao');
  const sendEnd = await cutHomePage(page, await (await request.get('/')).text());
  const script = page.waitForResponse(/\/assets\/site-[^/]+\.js$/);
  const arrival = arrive(page, person, '/');
  await (await script).finished();
  // Long enough for the script to run. It replaces the page, which was rendered for visitors.
  await page.waitForTimeout(1000);
  sendEnd();
  await arrival;

  await expect(page.getByRole('link', { name: 'Browse Books' })).toBeVisible();
  await expect(page.locator('main')).toHaveCount(1);
  await expect(page.getByText('Join Now')).toHaveCount(0);
});

/** Holds back the lower part of the home page. Returns a function that sends it. */
async function cutHomePage(page: Page, html: string): Promise<() => void> {
  const end = html.indexOf('<main');
  let sendEnd = () => {};
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.write(html.slice(0, end));
    sendEnd = () => {
      response.end(html.slice(end));
      server.close();
    };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const baseURL = test.info().project.use.baseURL ?? '';
  await page.route(`${baseURL}/`, (route) => route.continue({ url: `http://127.0.0.1:${port}/` }));
  return () => sendEnd();
}
