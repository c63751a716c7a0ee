import type { FastifyInstance } from 'fastify';
import { refusals } from './restDependencies.js';

/** Documents that every call may be refused while the database is away (503). Call it before the routes. */
export function documentOutages(http: FastifyInstance): void {
  http.addHook('onRoute', ({ schema }) => {
    if (schema) schema.response = { ...refusals(503), ...(schema.response as object | undefined) };
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
