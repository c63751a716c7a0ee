import type { FastifyRequest } from 'fastify';
import { refuse } from '../domain/shared/errors.js';

/**
 * A browser sends its cookie wherever a page of another site points a form. So a POST that is authorised by
 * the cookie must show that it does not come from such a form: by the JSON content type, which a form cannot
 * send, or by its origin. (Browsers ask before any other method leaves another site.) Only a bearer token goes before the
 * cookie; any other authorization, which a browser sends by itself to an address with a name and a password, stands beside.
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
