import { Readable } from 'node:stream';
import escapeHtml from 'escape-html';
import type { FastifyInstance } from 'fastify';
import {
  listPublicParts,
  listPublicPaths,
  PUBLIC_NOUNS,
  type PublicNoun,
} from '../usecases/publicPages/listPublicPages.js';
import type { Scope } from '../usecases/scope.js';

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const KEPT = 'public, max-age=3600';

interface SitemapOptions {
  visitor: () => Scope;
  siteUrl: () => string;
  /** Maximum number of addresses in each part. */
  partSize?: number;
}

/**
 * Serves the sitemap as an index and parts. Each part is named after the id of its first page. Streams them from the
 * database.
 */
export function sitemapRoutes(http: FastifyInstance, { visitor, siteUrl, partSize }: SitemapOptions): void {
  http.get('/sitemap.xml', (_request, reply) => {
    const index = indexOf(visitor(), siteUrl(), partSize);
    return reply.type('application/xml').header('cache-control', KEPT).send(Readable.from(index));
  });
  http.get<{ Params: { noun: string; from: string } }>('/sitemaps/:noun/:from.xml', (request, reply) => {
    const { from } = request.params;
    const noun = PUBLIC_NOUNS.find((each) => each === request.params.noun);
    if (!noun || !/^\w{1,60}$/.test(from)) return reply.callNotFound();
    const part = partOf(visitor(), siteUrl(), { noun, from }, partSize);
    return reply.type('application/xml').header('cache-control', KEPT).send(Readable.from(part));
  });
}

async function* indexOf(scope: Scope, siteUrl: string, size?: number): AsyncGenerator<string> {
  yield `${XML}<sitemapindex ${NAMESPACE}>\n`;
  for await (const { noun, from } of listPublicParts(scope, size))
    yield `<sitemap><loc>${escapeHtml(`${siteUrl}/sitemaps/${noun}/${from}.xml`)}</loc></sitemap>\n`;
  yield '</sitemapindex>\n';
}

async function* partOf(
  scope: Scope,
  siteUrl: string,
  part: { noun: PublicNoun; from: string },
  size?: number,
): AsyncGenerator<string> {
  yield `${XML}<urlset ${NAMESPACE}>\n`;
  for await (const paths of listPublicPaths(scope, part, size))
    yield paths.map((path) => `<url><loc>${escapeHtml(siteUrl + path)}</loc></url>\n`).join('');
  yield '</urlset>\n';
}
