import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

const YEAR_SECONDS = 31_536_000;

/**
 * Serves the built web client: its assets carry a hash in their name and never change; every other address
 * that a browser opens is a screen of the client.
 */
export async function webClient(http: FastifyInstance, folder: string): Promise<void> {
  await http.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: ['index.html'],
    cacheControl: false,
    setHeaders: (response, path) => {
      const lasting = path.includes('/assets/') || path.includes('\\assets\\');
      response.header('cache-control', lasting ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
    },
  });
}
