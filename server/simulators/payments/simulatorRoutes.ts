import type { FastifyInstance } from 'fastify';
import { apiRoutes } from './apiRoutes.js';
import { pageRoutes } from './pageRoutes.js';
import { accountRoutes } from './routeRoutes.js';
import type { Simulator } from './simulator.js';

/** Serves a simulator: its API below `/v1` and `/v2`, and the pages on which buyers pay below `/pay`. */
export async function simulatorRoutes(
  http: FastifyInstance,
  { simulator }: { simulator: Simulator },
): Promise<void> {
  http.addHook('onClose', async () => simulator.stop());
  await http.register(apiRoutes, { prefix: '/v1', simulator });
  await http.register(accountRoutes, { prefix: '/v2', simulator });
  await http.register(pageRoutes, { prefix: '/pay', simulator });
}
