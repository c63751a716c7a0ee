import type { FastifyInstance } from 'fastify';

/** WebSocket close code of a server that shuts down. graphql-ws clients reconnect after this code. */
const GOING_AWAY = 1001;

/** Milliseconds that a client has to close the connection from its side before the server terminates it. */
const ANSWER_MS = 1_000;

/**
 * Closes all WebSocket connections when the server shuts down. Must be called before @fastify/websocket is
 * registered, because that plugin closes connections without a reason and waits 30 seconds for clients that have
 * vanished.
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
