import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { policyOfPage } from './securityHeaders.js';

/** A page that many browsers get unchanged, so it is compressed only once. */
export interface Page {
  headers: Record<string, string>;
  html: Buffer;
  br: Buffer;
  gzip: Buffer;
}

/**
 * Brotli quality. BEST makes a page a tenth smaller than QUICK but takes thirty times as long: a tenth of a second,
 * in which no other request is served. So BEST is only for pages that are made at startup. With BEST, the home page
 * fits into the first ten packets of a connection.
 */
const BROTLI = { BEST: 11, QUICK: 5 };

/** Compresses a page. Its content security policy allows the inline scripts that it contains. */
export function pageOf(html: string, compression: keyof typeof BROTLI): Page {
  const content = Buffer.from(html);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: BROTLI[compression] };
  return {
    headers: {
      'cache-control': 'no-cache',
      'content-security-policy': policyOfPage(html),
      'content-type': 'text/html; charset=utf-8',
      etag: `W/"${createHash('sha256').update(content).digest('base64url')}"`,
      vary: 'accept-encoding, cookie',
    },
    html: content,
    br: brotliCompressSync(content, { params: quality }),
    gzip: gzipSync(content),
  };
}

/** Sends the page, or responds 304 if the browser has this version. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  const { headers } = reply.request;
  reply.headers(page.headers);
  if (headers['if-none-match'] === page.headers['etag']) return reply.code(304).send();
  const encoding = encodingOf(headers['accept-encoding'] ?? '');
  if (!encoding) return reply.send(page.html);
  return reply.header('content-encoding', encoding).send(page[encoding]);
}

const encodingOf = (accepted: string | string[]) =>
  (['br', 'gzip'] as const).find((one) => new RegExp(`\\b${one}\\b(?!;q=0)`).test(String(accepted)));
