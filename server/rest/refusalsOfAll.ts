import type { FastifyInstance } from 'fastify';
import { refusals } from './restDependencies.js';
import { isWithoutSession } from './withoutSession.js';

/**
 * Documents the refusals that all calls share: 400 for a malformed request or an unknown parameter, 401 for an invalid
 * token (unless the call does not read the token), and 503 while the database is unavailable. Also documents 403 for a
 * missing ability, for calls that require an account.
 *
 * Must be called before the routes are registered.
 */
export function documentRefusalsOfAll(http: FastifyInstance): void {
  http.addHook('onRoute', ({ schema }) => {
    if (!schema) return;
    const own: object = schema.response ?? {};
    const ofAll = isWithoutSession({ schema }) ? refusals(400, 503) : refusals(400, 401, 503);
    schema.response = { ...ofAll, ...('401' in own && refusals(403)), ...own };
  });
}

/**
 * Documents the refusals of request bodies: 400 for a malformed body, 403 for a POST from another site, 413 for a
 * body that is too large, and 415 for an unsupported content type.
 *
 * Must be called before the routes are registered.
 */
export function documentRefusalsOfBodies(http: FastifyInstance): void {
  http.addHook('onRoute', ({ method, schema }) => {
    if (!schema || method === 'GET' || method === 'HEAD') return;
    const ofBodies = method === 'POST' ? refusals(400, 403, 413, 415) : refusals(400, 413, 415);
    schema.response = { ...ofBodies, ...(schema.response as object | undefined) };
  });
}
