import { createHash } from 'node:crypto';
import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const OWN_PAGES =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
  "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; " +
  "frame-ancestors 'none'";

/** Policy of GraphiQL. Also allows workers from blobs, which its editor starts. */
const GRAPHIQL = `${OWN_PAGES}; worker-src 'self' blob:`;

/** A browser that has visited the site uses only https for this host for a year. `maxAge` is in seconds. */
const HSTS = { maxAge: 31_536_000, includeSubDomains: false };

/** Adds security headers to every response, and a content security policy to HTML pages without one. */
export async function securityHeaders(http: FastifyInstance, { https }: { https: boolean }): Promise<void> {
  await http.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    strictTransportSecurity: https && HSTS,
  });
  http.addHook('onSend', async (request, reply) => {
    if (!String(reply.getHeader('content-type') ?? '').startsWith('text/html')) return;
    if (!reply.hasHeader('content-security-policy')) {
      reply.header('content-security-policy', policyOf(request.url));
    }
  });
}

const SCRIPT_INSIDE = /<script>([^]*?)<\/script>/g;

/**
 * Returns the content security policy of a page. It allows the page's own inline scripts, by their hashes, and no
 * others.
 */
export function policyOfPage(html: string): string {
  const hashes = [...html.matchAll(SCRIPT_INSIDE)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
  return OWN_PAGES.replace("script-src 'self'", ["script-src 'self'", ...hashes].join(' '));
}

function policyOf(url: string): string {
  return url.startsWith('/graphiql') ? GRAPHIQL : OWN_PAGES;
}
