import type { FastifyInstance, FastifyRequest, HTTPMethods } from 'fastify';
import findMyWay from 'find-my-way';
import { refuse } from '../domain/shared/errors.js';

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/**
 * Registers a route for all requests below /api that match no other route. Requests to an unknown path throw NOT_FOUND.
 * For a known path, OPTIONS responds with the Allow header; other methods send Allow and throw METHOD_NOT_ALLOWED. The
 * body is not read. Must be called before the other routes are registered, to collect their methods.
 */
export function refuseOtherMethods(http: FastifyInstance): void {
  const known = new Map<string, Set<string>>();
  let paths: Paths | undefined;
  const allowedAt = ({ url }: FastifyRequest): string | undefined => {
    // Built on the first such request, when all routes are registered.
    paths ??= pathsOf(http, known);
    return paths(url);
  };
  http.route({
    method: [...METHODS, 'OPTIONS'],
    url: '/api/*',
    schema: { hide: true, security: [] },
    exposeHeadRoute: false,
    onRequest: async (request, reply) => {
      const allowed = allowedAt(request);
      if (!allowed) refuse('NOT_FOUND');
      reply.header('allow', allowed);
      if (request.method === 'OPTIONS') return reply.code(204).send();
      refuse('METHOD_NOT_ALLOWED', { values: { allowed } });
    },
    handler: () => {},
  });
  http.addHook('onRoute', ({ url, method }) => {
    const methods = known.get(url) ?? new Set();
    known.set(url, methods);
    for (const each of [method].flat()) methods.add(each);
  });
}

/** Returns the Allow header of the path that matches an address; undefined if no path matches. */
type Paths = (address: string) => string | undefined;

function pathsOf(http: FastifyInstance, known: ReadonlyMap<string, ReadonlySet<string>>): Paths {
  const router = findMyWay(http.initialConfig.routerOptions);
  for (const [url, methods] of known) {
    const allowed = [...METHODS.filter((method) => methods.has(method)), 'OPTIONS'].join(', ');
    router.on('GET', url, () => {}, { allowed });
  }
  return (address) => {
    const found: { store: { allowed: string } } | null = router.find('GET', address);
    return found?.store.allowed;
  };
}
