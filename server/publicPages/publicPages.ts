import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Language } from '../domain/accounts/account.js';
import { DomainError } from '../domain/shared/errors.js';
import { languageOf } from '../http/language.js';
import { pageOf, sendPage, type Page } from '../http/pages.js';
import { policyOfPage } from '../http/securityHeaders.js';
import type { Shells } from '../http/webClient.js';
import { inEachLanguage } from '../languages/voice.js';
import { viewPublicBook, viewPublicSeller, type PublicPage } from '../usecases/publicPages/viewPublicPage.js';
import type { Clock, Scope } from '../usecases/scope.js';
import { editionPage, listingPage } from './bookPages.js';
import { missingPage, writtenInto, type Site, type WrittenPage } from './page.js';
import { robotsOf, ROBOTS_OF_CLOSED_SITE } from './robots.js';
import { sellerPage } from './sellerPage.js';
import { sitemapRoutes } from './sitemap.js';
import { wordsOf, type Words } from './words.js';

export interface PublicPagesOptions {
  /** The client's page in each language, into which public pages are written. */
  shells: Shells['written'];
  productName: string;
  /** Returns the address of the site, without a trailing slash. */
  siteUrl: () => string;
  /** Returns the scope of a visitor. Pages are cached for everyone, so they contain only what visitors may see. */
  visitor: () => Scope;
  clock: Clock;
  /** Maximum number of addresses in each part of the sitemap. */
  partSize?: number;
}

const KEPT_MS = 60_000;
const MOST_KEPT = 500;
/** Redirects are cached no longer than pages, because a changed title may be changed back, which reverses the redirect. */
const A_MINUTE = 'public, max-age=60';

interface Kept extends Page {
  path: string;
  slug: string | undefined;
}

const VIEWS = { b: viewPublicBook, s: viewPublicSeller };

type Place = keyof typeof VIEWS;

/** Serves the public pages /b/{id}/{slug} and /s/{id}/{slug}, the sitemap and robots.txt. */
export async function publicPages(http: FastifyInstance, options: PublicPagesOptions): Promise<void> {
  const { siteUrl, visitor, clock, partSize } = options;
  const frames = framesOf(options);
  const pages = new LRUCache<string, Kept>({
    max: MOST_KEPT,
    ttl: KEPT_MS,
    perf: { now: () => clock.now().getTime() },
    fetchMethod: async (key) => {
      const [place, language, ...id] = key.split('/') as [Place, Language, ...string[]];
      return kept(await VIEWS[place](visitor(), id.join('/')), frames[language], options);
    },
  });
  for (const place of ['b', 's'] as const) {
    const answer = async (request: PageRequest, reply: FastifyReply) => {
      const { id, slug } = request.params;
      const language = languageOf(request);
      const page = await pages.fetch(`${place}/${language}/${id}`).catch(unlessMissing);
      if (!page) return sendPage(reply.code(404), frames[language].missing);
      return slug === page.slug ? sendPage(reply, page) : lead(request, reply, page);
    };
    http.get(`/${place}/:id`, answer);
    http.get(`/${place}/:id/:slug`, answer);
  }
  sitemapRoutes(http, { visitor, siteUrl, ...(partSize !== undefined && { partSize }) });
  http.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(robotsOf(siteUrl())));
}

/** Responds 404 at the addresses of public pages, and excludes these addresses from search engines in robots.txt. */
export function noPublicPages(http: FastifyInstance, options: FrameOptions): void {
  const frames = framesOf(options);
  for (const path of ['/b/*', '/s/*', '/sitemap.xml', '/sitemaps/*'])
    http.get(path, (request, reply) => sendPage(reply.code(404), frames[languageOf(request)].missing));
  http.get('/robots.txt', (_request, reply) => reply.type('text/plain').send(ROBOTS_OF_CLOSED_SITE));
}

/** The client's page, the texts and the 404 page of one language. */
interface Frame {
  shell: string;
  words: Words;
  missing: Page;
}

type FrameOptions = Pick<PublicPagesOptions, 'shells' | 'productName'>;

const framesOf = ({ shells, productName }: FrameOptions) =>
  inEachLanguage((language): Frame => {
    const words = wordsOf(language);
    const shell = shells[language];
    return { shell, words, missing: asSent(shell, missingPage(shell, { name: productName }, words)) };
  });

/** Returns null for the refusal NOT_FOUND, so that visitors get a page in their language. Rethrows any other error. */
function unlessMissing(error: unknown): null {
  if (error instanceof DomainError && error.problems[0].code === 'NOT_FOUND') return null;
  throw error;
}

type PageRequest = FastifyRequest<{ Params: { id: string; slug?: string } }>;

function lead(request: PageRequest, reply: FastifyReply, { path }: Kept) {
  const query = request.url.indexOf('?');
  const to = query < 0 ? path : path + request.url.slice(query);
  return reply.header('cache-control', A_MINUTE).redirect(to, 301);
}

function kept(
  shown: PublicPage,
  { shell, words }: Frame,
  { productName, siteUrl }: Pick<PublicPagesOptions, 'productName' | 'siteUrl'>,
): Kept {
  const site = { name: productName, url: siteUrl() };
  const page = written(shown, site, words);
  const sent = asSent(shell, writtenInto(shell, page, site));
  sent.headers['cache-control'] = A_MINUTE;
  const slug = page.path.split('/')[3];
  return Object.assign(sent, { path: page.path, slug: slug && decodeURIComponent(slug) });
}

function written(shown: PublicPage, site: Site, words: Words): WrittenPage {
  switch (shown.kind) {
    case 'book':
      return listingPage(shown, site, words);
    case 'edition':
      return editionPage(shown, site, words);
    case 'seller':
      return sellerPage(shown, site, words);
  }
}

/**
 * Returns the page with a content security policy that allows only the scripts of the client's page, so that no
 * script in the texts of users can run.
 */
function asSent(shell: string, markup: string): Page {
  const page = pageOf(markup, 'QUICK');
  return { ...page, headers: { ...page.headers, 'content-security-policy': policyOfPage(shell) } };
}
