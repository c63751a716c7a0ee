import type { FastifyRequest } from 'fastify';
import { refuse } from '../domain/shared/errors.js';

/**
 * Throws CROSS_SITE_REQUEST for a POST that a form of another site may have sent.
 *
 * A browser sends its cookie wherever such a form points. A POST authorised by the cookie must therefore have the
 * JSON content type, which a form cannot send, or an origin of this site. For other methods browsers ask first.
 *
 * Only a bearer token takes precedence over the cookie. Any other authorization does not, because a browser sends
 * it by itself to an address with a name and a password.
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
