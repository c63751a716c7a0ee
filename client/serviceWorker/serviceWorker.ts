import { clientsClaim } from 'workbox-core/clientsClaim.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { Route } from 'workbox-routing/Route.js';
import { Router } from 'workbox-routing/Router.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { addressOfPage, SHELL, toKeep } from './pages';

declare const self: ServiceWorkerGlobalScope;

/**
 * Keeps the site on the device, so that it opens without a connection: its pages, scripts, fonts and pictures. What the
 * server answered to questions is kept by the page itself (client/session/offline), which knows whose it is.
 */

/** After so long a page of the site that is on the device is shown instead of the one that does not arrive. */
const PATIENCE_SECONDS = 5;

/** What was drawn for whoever is signed in is for now only (server/http/webClient.ts). */
const isToKeep = ({ status, headers }: Response) =>
  status === 200 && !headers.get('cache-control')?.includes('private');

const pages = new NetworkFirst({
  cacheName: 'pages',
  networkTimeoutSeconds: PATIENCE_SECONDS,
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => addressOfPage(request.url),
      cacheWillUpdate: async ({ response }) => (isToKeep(response) ? response : null),
      handlerDidError: () => caches.match(SHELL),
    },
    new ExpirationPlugin({ maxEntries: 30 }),
  ],
});

const filesOf = (cacheName: string, maxEntries: number) =>
  new CacheFirst({ cacheName, plugins: [new ExpirationPlugin({ maxEntries, purgeOnQuotaError: true })] });

const router = new Router();
const scripts = filesOf('scripts', 300);
router.registerRoute(
  new Route(({ request, url }) => request.mode === 'navigate' && toKeep(url) === 'page', pages),
);
router.registerRoute(new Route(({ url }) => toKeep(url) === 'script', scripts));
router.registerRoute(new Route(({ url }) => toKeep(url) === 'picture', filesOf('pictures', 200)));
router.addFetchListener();
// A page says what it had loaded before this was there.
router.addCacheListener();
clientsClaim();

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([self.skipWaiting(), keepShell()]));
});

/** The page of the site as it comes for any screen, for those that were never opened on this device. */
async function keepShell(): Promise<void> {
  const cache = await caches.open('pages');
  const asScreen = { accept: 'text/html' };
  await cache.add(new Request(SHELL, { headers: asScreen, credentials: 'omit', cache: 'reload' }));
}
