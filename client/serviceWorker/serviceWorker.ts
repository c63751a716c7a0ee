import { clientsClaim } from 'workbox-core/clientsClaim.js';
import { ExpirationPlugin } from 'workbox-expiration/ExpirationPlugin.js';
import { Route } from 'workbox-routing/Route.js';
import { Router } from 'workbox-routing/Router.js';
import { CacheFirst } from 'workbox-strategies/CacheFirst.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { addressOfPage, SHELL, toKeep } from './pages';

declare const self: ServiceWorkerGlobalScope;

/**
 * Stores pages, scripts, fonts and pictures on the device, so that the site opens without a connection. The page
 * itself stores the responses of the API (client/session/offline), because they belong to a viewer.
 */

/** Seconds after which the stored page is shown if the network has not responded. */
const PATIENCE_SECONDS = 5;

/**
 * False for errors, and for pages that the server rendered for viewers who are logged in (server/http/webClient.ts).
 */
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
// Receives the addresses of files that the page loaded before the service worker started.
router.addCacheListener();
clientsClaim();

self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([self.skipWaiting(), keepShell()]));
});

/** Stores the page at SHELL, for screens that were never opened on this device. */
async function keepShell(): Promise<void> {
  const cache = await caches.open('pages');
  const asScreen = { accept: 'text/html' };
  await cache.add(new Request(SHELL, { headers: asScreen, credentials: 'omit', cache: 'reload' }));
}
