import type { FastifyInstance } from 'fastify';

/** The status of WebSockets with which a server says that it goes away; clients of graphql-ws connect again after it. */
const GOING_AWAY = 1001;

/** How long a client may take to answer that before it is cut off. */
const ANSWER_MS = 1_000;

/**
 * Closes every subscription as soon as the server stops. To be called before @fastify/websocket is registered, which
 * closes them without a reason and waits half a minute for clients that have vanished.
 */
export function sayGoodbye(http: FastifyInstance): void {
  http.addHook('preClose', (done) => {
    for (const client of http.websocketServer.clients) {
      client.close(GOING_AWAY, 'Going away');
      setTimeout(() => client.terminate(), ANSWER_MS).unref();
    }
    done();
  });
}
