import type { FastifySchema } from 'fastify';

/**
 * True if a call documents `security: []`: it opens a session or needs none. Its token is not read, so a client that
 * sends an expired token with every request can still log in.
 */
export function isWithoutSession({ schema }: { schema?: FastifySchema }): boolean {
  return schema?.security?.length === 0;
}
