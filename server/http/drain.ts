import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Takes no more connections, lets requests under way be answered for so many milliseconds, and cuts what is left then. */
export type Drain = (graceMs: number) => Promise<void>;

/** Follows the connections of an HTTP server that does not listen yet, so that it can be drained. */
export function drainOf(http: FastifyInstance): Drain {
  const sockets = new Set<Socket>();
  const answers = new Set<ServerResponse>();
  http.server.on('connection', (socket: Socket) => keepUntilClosed(sockets, socket));
  http.server.on('request', (_: IncomingMessage, answer: ServerResponse) => keepUntilClosed(answers, answer));
  return async (graceMs) => {
    const closed = http.close();
    // Node closes the connections that are idle now. One that falls idle later would stay open, and so would one on which
    // nothing was ever asked, such as browsers open ahead of need.
    answers.forEach(endConnectionAfter);
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    const cut = setTimeout(() => sockets.forEach((socket) => socket.destroy()), graceMs);
    await closed;
    clearTimeout(cut);
  };
}

function keepUntilClosed<T extends Socket | ServerResponse>(open: Set<T>, each: T): void {
  open.add(each);
  each.once('close', () => open.delete(each));
}

function endConnectionAfter(answer: ServerResponse): void {
  if (!answer.headersSent) answer.setHeader('connection', 'close');
  else answer.once('finish', () => answer.req.socket.end());
}
