import type { FastifySchema } from 'fastify';

/**
 * True if a call documents `security: []`, because it opens a session or needs none. The token of such a call is not
 * read, so that a client that sends an expired token with every request can log in again.
 */
export function isWithoutSession({ schema }: { schema?: FastifySchema }): boolean {
  return schema?.security?.length === 0;
}
