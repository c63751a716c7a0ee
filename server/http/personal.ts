import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/**
 * Keeps what is personal out of every cache, the browser's too: each answer to a request that carries credentials, and
 * each that opens or ends a session. What says itself how long it may be kept, such as pictures and the files of the web
 * client, is the same for everybody or has thought of it.
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
