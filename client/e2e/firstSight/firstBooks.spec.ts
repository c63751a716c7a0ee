import { expect, test, type Page } from '@playwright/test';
import { arrive, signUp } from '../people';

const MOST_REQUESTS = 35;
const MOST_BYTES = 350_000;

test.skip(({ isMobile }) => !isMobile, 'of one width, that of a phone');

// Removes the header that makes other browser tests request uncompressed files.
test.use({ extraHTTPHeaders: {} });

test('the first list of books on a slow phone is few requests and few bytes', async ({ page, request }) => {
  const network = await onSlowNetwork(page);
  await arrive(page, await signUp(request, 'Nila Rao'), '/books');
  await expect(page.locator('main article').first()).toBeVisible();
  await expect.poll(() => network.waiting.size).toBe(0);

  expect(network.requests.length).toBeLessThanOrEqual(MOST_REQUESTS);
  expect(network.bytes()).toBeLessThanOrEqual(MOST_BYTES);
  // Data that was requested while the page was parsed is not requested again.
  const questions = network.questions.map(
    (body) => (JSON.parse(body) as { operationName: string }).operationName,
  );
  expect(questions).toEqual([...new Set(questions)]);
  expect(network.requests.filter((url) => url.endsWith('.woff2'))).toEqual([]);
});

/** Delays every response by 400 ms, and records the requests and the number of received bytes. */
async function onSlowNetwork(page: Page) {
  const session = await page.context().newCDPSession(page);
  const requests: string[] = [];
  const questions: string[] = [];
  const waiting = new Set<string>();
  let bytes = 0;
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    requests.push(request.url);
    if (request.url.endsWith('/graphql') && request.postData) questions.push(request.postData);
    waiting.add(requestId);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes += encodedDataLength;
    waiting.delete(requestId);
  });
  await session.send('Network.enable');
  const anyRate = { downloadThroughput: -1, uploadThroughput: -1 };
  await session.send('Network.emulateNetworkConditions', { offline: false, latency: 400, ...anyRate });
  return { requests, questions, waiting, bytes: () => bytes };
}
