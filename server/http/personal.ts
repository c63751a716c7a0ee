import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Adds a hook that keeps personal responses out of every cache, the browser's too: those to requests with
 * credentials, and those that open or end a session. Responses with their own `Cache-Control`, such as pictures and
 * the files of the web client, are left unchanged.
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
