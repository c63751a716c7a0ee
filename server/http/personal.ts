import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Adds a hook that keeps personal responses out of all caches, including the browser's. A response is personal if its
 * request has credentials or if it sets a cookie. Responses with their own `Cache-Control`, such as pictures and files
 * of the web client, are left unchanged.
 */
export function keepPersonalAnswers(http: FastifyInstance): void {
  http.addHook('onSend', (request, reply, _payload, done) => {
    if (isPersonal(request, reply) && !reply.hasHeader('cache-control'))
      reply.header('cache-control', 'no-store');
    done();
  });
}

function isPersonal({ headers }: FastifyRequest, reply: FastifyReply): boolean {
  return headers.authorization !== undefined || headers.cookie !== undefined || reply.hasHeader('set-cookie');
}
