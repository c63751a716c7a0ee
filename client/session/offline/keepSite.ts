/**
 * Registers the service worker, which stores the site on this device (client/serviceWorker). On the first visit, some
 * files are loaded before the service worker starts, so the page sends it the addresses of all loaded files.
 */
export async function keepSite(): Promise<void> {
  const { serviceWorker } = navigator;
  const isFirstVisit = !serviceWorker.controller;
  const isThere = new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve));
  await serviceWorker.register('/service-worker.js');
  if (!isFirstVisit) return;
  await isThere;
  new PerformanceObserver((loaded) => keep(loaded.getEntries())).observe({
    type: 'resource',
    buffered: true,
  });
}

function keep(loaded: readonly PerformanceEntry[]): void {
  const urlsToCache = [...new Set(loaded.map(({ name }) => name))];
  navigator.serviceWorker.controller?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
}
