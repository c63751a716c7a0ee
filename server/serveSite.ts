import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cardRoutes } from './pictures/cardRoutes.js';
import { drawnList } from './http/drawnList.js';
import { shellsOf, webClient } from './http/webClient.js';
import { PRODUCT_NAME } from './domain/shared/product.js';
import { noPublicPages, publicPages } from './publicPages/publicPages.js';
import { openScope } from './usecases/openScope.js';
import { viewPublicCover } from './usecases/publicPages/viewPublicPage.js';
import type { Ports, Scope } from './usecases/scope.js';

/** Options of the pages that browsers and search engines open. */
export interface SiteOptions {
  /** Base URL of the links to the site's pages; null to use the address on which the server listens. */
  publicUrl?: string | null;
  /** Maximum number of addresses in each part of the sitemap. */
  sitemapPartSize?: number;
}

/** The folder of the built client, and a function that returns the scope of a request. */
export interface BuiltSite {
  folder: string;
  scopeOf: (request: FastifyRequest) => Scope;
}

/** Serves the web client and, unless they are turned off, the public pages. */
export async function serveSite(
  http: FastifyInstance,
  ports: Ports,
  { folder, scopeOf }: BuiltSite,
  { publicUrl, sitemapPartSize }: SiteOptions,
): Promise<void> {
  const { timeZone, publicPages: hasPages } = ports;
  const shells = shellsOf(folder, { timeZone, publicPages: hasPages });
  await webClient(http, {
    folder,
    shells,
    drawnList: drawnList(http, { folder, shell: shells.list, clock: ports.clock }),
    isReader: async (request) => (await scopeOf(request).principal())?.kind === 'READER',
  });
  const site = { shells: shells.written, productName: PRODUCT_NAME };
  if (!hasPages) return noPublicPages(http, site);
  const visitor = () => openScope(ports, { token: null, address: '', userAgent: null });
  await http.register(cardRoutes, { files: ports.files, viewBook: (id) => viewPublicCover(visitor(), id) });
  await http.register(publicPages, {
    ...site,
    siteUrl: () => publicUrl ?? http.listeningOrigin,
    visitor,
    clock: ports.clock,
    ...(sitemapPartSize !== undefined && { partSize: sitemapPartSize }),
  });
}
