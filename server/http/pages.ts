import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { policyOfPage } from './securityHeaders.js';

type Encoding = 'br' | 'gzip';

/** A page that many browsers get unchanged, so it is compressed only once in each encoding. */
export interface Page {
  headers: Record<string, string>;
  html: Buffer;
  compressed(encoding: Encoding): Promise<Buffer>;
}

/**
 * Brotli quality. BEST makes a page a tenth smaller than QUICK, so that the home page fits into the first ten packets
 * of a connection. BEST takes a tenth of a second, thirty times as long as QUICK, so it is only for pages that stay the
 * same while the server runs.
 */
const BROTLI = { BEST: 11, QUICK: 5 };

/**
 * Returns a page with a content security policy that allows the page's inline scripts. The page is compressed in
 * another thread when it is first requested.
 */
export function pageOf(html: string, compression: keyof typeof BROTLI): Page {
  const content = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI[compression] };
  const compress = {
    br: () => promisify(brotliCompress)(content, { params }),
    gzip: () => promisify(gzip)(content),
  };
  const known = new Map<Encoding, Promise<Buffer>>();
  return {
    headers: {
      'cache-control': 'no-cache',
      'content-security-policy': policyOfPage(html),
      'content-type': 'text/html; charset=utf-8',
      etag: `W/"${createHash('sha256').update(content).digest('base64url')}"`,
      vary: 'accept-encoding, cookie',
    },
    html: content,
    compressed(encoding) {
      const compressed = known.get(encoding) ?? compress[encoding]();
      known.set(encoding, compressed);
      return compressed;
    },
  };
}

/** Sends the page, or responds 304 if the browser already has this version. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const { headers } = reply.request;
  reply.headers(page.headers);
  if (headers['if-none-match'] === page.headers['etag']) return reply.code(304).send();
  const encoding = encodingOf(headers['accept-encoding'] ?? '');
  if (!encoding) return reply.send(page.html);
  page.compressed(encoding).then(
    (body) => void reply.header('content-encoding', encoding).send(body),
    (fault: Error) => void reply.send(fault),
  );
  return reply;
}

const encodingOf = (accepted: string | string[]) =>
  (['br', 'gzip'] as const).find((one) => new RegExp(`\\b${one}\\b(?!;q=0)`).test(String(accepted)));
