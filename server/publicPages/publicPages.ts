import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { pageOf, sendPage, type Page } from '../http/pages.js';
import { policyOfPage } from '../http/securityHeaders.js';
import { viewPublicBook, viewPublicSeller, type PublicPage } from '../usecases/publicPages/viewPublicPage.js';
import type { Clock, Scope } from '../usecases/scope.js';
import { editionPage, listingPage } from './bookPages.js';
import { missingPage, writtenInto, type Site, type WrittenPage } from './page.js';
import { robotsOf, ROBOTS_OF_CLOSED_SITE } from './robots.js';
import { sellerPage } from './sellerPage.js';
import { sitemapRoutes } from './sitemap.js';

/** What the public pages need of their surroundings. */
export interface PublicPagesOptions {
  /** The page of the web client, into which they are written. */
  shell: string;
  productName: string;
  /** What their addresses begin with, without a slash at the end. */
  siteUrl: () => string;
  /** The scope of a visitor: what is kept for all must be what anybody may see. */
  visitor: () => Scope;
  clock: Clock;
  /** How many addresses a part of the sitemap has. */
  partSize?: number;
}

const KEPT_MS = 60_000;
const MOST_KEPT = 500;
/** A redirect is forgotten as soon: a title may be changed, and changed back. */
const A_MINUTE = 'public, max-age=60';

interface Kept extends Page {
  path: string;
  slug: string | undefined;
}

/** What an id can be: anything else is no id, and asks the database nothing. */
const ID = /^[a-z]+_\w{1,40}$/;

const VIEWS = { b: viewPublicBook, s: viewPublicSeller };

type Place = keyof typeof VIEWS;

/** Serves the pages that everybody may see, /b/{id}/{slug} and /s/{id}/{slug}, and the list of them for search engines. */
export async function publicPages(http: FastifyInstance, options: PublicPagesOptions): Promise<void> {
  const { shell, productName, siteUrl, visitor, clock, partSize } = options;
  const missing = asSent(shell, missingPage(shell, { name: productName }));
  const pages = new LRUCache<string, Kept>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: async (key) => {
      const shown = await VIEWS[key.charAt(0) as Place](visitor(), key.slice(2));
      return shown ? kept(shown, options) : undefined;
    },
  });
  for (const place of ['b', 's'] as const) {
    const answer = async (request: PageRequest, reply: FastifyReply) => {
      const { id } = request.params;
      const page = ID.test(id) ? await pages.fetch(`${place}/${id}`) : undefined;
      if (!page) return sendPage(reply.code(404), missing);
      return request.params.slug === page.slug ? sendPage(reply, page) : lead(request, reply, page);
    };
    http.get(`/${place}/:id`, answer);
    http.get(`/${place}/:id/:slug`, answer);
  }
  sitemapRoutes(http, { visitor, siteUrl, ...(partSize !== undefined && { partSize }) });
  http.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(robotsOf(siteUrl())));
}

/** In the place of public pages, for a marketplace that has none. */
export function noPublicPages(
  http: FastifyInstance,
  { shell, productName }: Pick<PublicPagesOptions, 'shell' | 'productName'>,
): void {
  const missing = asSent(shell, missingPage(shell, { name: productName }));
  for (const path of ['/b/*', '/s/*', '/sitemap.xml', '/sitemaps/*'])
    http.get(path, (_request, reply) => sendPage(reply.code(404), missing));
  http.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(ROBOTS_OF_CLOSED_SITE));
}

type PageRequest = FastifyRequest<{ Params: { id: string; slug?: string } }>;

function lead(request: PageRequest, reply: FastifyReply, { path }: Kept) {
  const query = request.url.indexOf('?');
  const to = query < 0 ? path : path + request.url.slice(query);
  return reply.header('cache-control', A_MINUTE).redirect(to, 301);
}

function kept(shown: PublicPage, { shell, productName, siteUrl }: PublicPagesOptions): Kept {
  const site = { name: productName, url: siteUrl() };
  const page = written(shown, site);
  const sent = asSent(shell, writtenInto(shell, page, site));
  sent.headers['cache-control'] = A_MINUTE;
  const slug = page.path.split('/')[3];
  return Object.assign(sent, { path: page.path, slug: slug && decodeURIComponent(slug) });
}

function written(shown: PublicPage, site: Site): WrittenPage {
  switch (shown.kind) {
    case 'book':
      return listingPage(shown, site);
    case 'edition':
      return editionPage(shown, site);
    case 'seller':
      return sellerPage(shown, site);
  }
}

/** It is the same for everybody. Only the scripts of the web client run in it, whatever people have written. */
function asSent(shell: string, markup: string): Page {
  const page = pageOf(markup);
  const headers = { 'content-security-policy': policyOfPage(shell), vary: 'accept-encoding' };
  return { ...page, headers: { ...page.headers, ...headers } };
}
