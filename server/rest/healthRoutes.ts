import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { checkHealth } from '../usecases/health/checkHealth.js';
import { successOf } from './envelope.js';
import type { RestDependencies } from './restDependencies.js';

/** Registers GET /api/v1/health-check, which returns 200 if the database responds, and 503 if it does not. */
export async function healthRoutes(http: FastifyInstance, { openScope }: RestDependencies): Promise<void> {
  http.get(
    '/api/v1/health-check',
    {
      schema: {
        tags: ['Service'],
        operationId: 'checkHealth',
        summary: 'Check the health of the server',
        description: 'Returns 200 if the server can reach the database, and 503 if it cannot.',
        security: [],
        response: {
          200: successOf(
            z.object({
              database: z
                .literal('up')
                .describe(
                  'Always `up`. If the database cannot be reached, the response is a 503 error instead.',
                ),
            }),
          ),
        },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      await checkHealth(openScope(request));
      return { status: 'success', data: { database: 'up' } };
    },
  );
}
