import type { FastifyRequest } from 'fastify';
import { refuse } from '../domain/shared/errors.js';

/**
 * Throws CROSS_SITE_REQUEST for a POST that may come from a form on another site.
 *
 * A browser attaches the cookie of this site to such a POST. A POST with a cookie must therefore have the JSON content
 * type, which a form cannot send, or an Origin header of this site. For other methods, browsers send a CORS preflight
 * request first.
 *
 * A bearer token exempts the request. Other Authorization headers do not, because a browser adds them by itself if the
 * address contains a name and a password.
 */
export async function refuseCrossSite(request: FastifyRequest): Promise<void> {
  const { cookie, authorization = '' } = request.headers;
  const byCookie = cookie !== undefined && !/^bearer /i.test(authorization);
  if (request.method !== 'POST' || !byCookie || isJson(request) || isSameOrigin(request)) return;
  refuse('CROSS_SITE_REQUEST');
}

function isJson({ headers }: FastifyRequest): boolean {
  return /^application\/json\b/i.test(headers['content-type'] ?? '');
}

function isSameOrigin({ headers, host }: FastifyRequest): boolean {
  const { origin } = headers;
  return origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}
