import helmet from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';

const OWN_PAGES =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
  "font-src 'self' data:; connect-src 'self'; object-src 'none'; base-uri 'self'; form-action 'self'; " +
  "frame-ancestors 'none'";

/** GraphiQL's editor starts workers from blobs. */
const GRAPHIQL = `${OWN_PAGES}; worker-src 'self' blob:`;

/** Apollo Sandbox is Apollo's own page: the one thing that a browser loads from elsewhere. */
const SANDBOX =
  "default-src 'self' https://*.apollographql.com; script-src 'unsafe-inline' https://*.apollographql.com; " +
  "style-src 'unsafe-inline' https://*.apollographql.com https://fonts.googleapis.com; " +
  "font-src https://fonts.gstatic.com; img-src 'self' data: https://*.apollographql.com; " +
  "frame-src https://*.apollographql.com; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/** For how long a browser that was here asks for this host over https only. */
const HSTS = { maxAge: 31_536_000, includeSubDomains: false };

/** Security headers for every answer, and for a page without a content security policy the one that its kind needs. */
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

function policyOf(url: string): string {
  const path = url.split('?', 1)[0];
  if (path === '/graphql') return SANDBOX;
  return path?.startsWith('/graphiql') ? GRAPHIQL : OWN_PAGES;
}
