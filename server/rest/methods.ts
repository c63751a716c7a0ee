import type { FastifyInstance, HTTPMethods } from 'fastify';
import { refuse } from '../domain/shared/errors.js';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Collects the methods of all routes that are registered later. The returned function then registers all other
 * methods: OPTIONS responds with the Allow header, the rest throw METHOD_NOT_ALLOWED and send Allow as well.
 */
export function knowMethods(http: FastifyInstance): () => void {
  const known = new Map<string, Set<string>>();
  http.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set();
    known.set(url, methods);
    for (const each of [method].flat()) methods.add(each);
  });
  return () => {
    for (const [url, methods] of known) refuseOthers(http, url, methods);
  };
}

/** Refuses all other methods of this URL in an `onRequest` hook, which runs before the body is read. */
function refuseOthers(http: FastifyInstance, url: string, methods: ReadonlySet<string>): void {
  const allowed = [...METHODS.filter((method) => methods.has(method)), 'OPTIONS'].join(', ');
  const schema = { hide: true };
  http.route({
    method: METHODS.filter((method) => !methods.has(method)),
    url,
    schema,
    exposeHeadRoute: false,
    onRequest: async (_, reply) => {
      reply.header('allow', allowed);
      refuse('METHOD_NOT_ALLOWED', { values: { allowed } });
    },
    handler: () => {},
  });
  http.options(url, { schema }, (_, reply) => reply.code(204).header('allow', allowed).send());
}
