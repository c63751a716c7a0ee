import type { FastifyInstance } from 'fastify';
import { refusals } from './restDependencies.js';
import { isWithoutSession } from './withoutSession.js';

/**
 * Documents what every call may be refused for: a request that is not understood, such as one with an unknown parameter
 * (400), a token that opens no session (401, unless the call does not read it), and a database that is away (503). A call that only logged-in people can make
 * may be refused for an ability that they lack (403). Call it before the routes.
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
 * Documents what a call that changes something can be refused for before its route is asked: a body that cannot be read
 * (400), that is too large (413), of another kind (415), or that another site sent (403). Call it before the routes.
 */
export function documentRefusalsOfBodies(http: FastifyInstance): void {
  http.addHook('onRoute', ({ method, schema }) => {
    if (!schema || method === 'GET' || method === 'HEAD') return;
    const ofBodies = method === 'POST' ? refusals(400, 403, 413, 415) : refusals(400, 413, 415);
    schema.response = { ...ofBodies, ...(schema.response as object | undefined) };
  });
}
