import type { FastifyInstance } from 'fastify';
import { checkHealth } from '../usecases/health/checkHealth.js';
import type { Ports } from '../usecases/scope.js';
import { ERRORS } from '../domain/errors.js';

/** GET /api/v1/health-check: 200 when the marketplace can work, 503 when its database does not answer. */
export async function healthRoutes(http: FastifyInstance, ports: Pick<Ports, 'database'>): Promise<void> {
  http.get('/api/v1/health-check', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    if (await checkHealth(ports)) return { status: 'success', data: { database: 'up' } };
    const code = 'SERVICE_UNAVAILABLE';
    return reply.code(503).send({ status: 'error', code, message: ERRORS[code] });
  });
}
