import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import type { ErrorCode } from '../domain/shared/errors.js';

/**
 * Writes an error to a bare socket in the envelope of the REST API, and closes the socket. Used for requests that do not reach
 * Fastify.
 */
export function refuseBarely(socket: Duplex, status: number, code: ErrorCode, message: string): void {
  const body = JSON.stringify({ status: 'error', code, message });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    `X-Request-Id: ${randomUUID()}`,
  ];
  socket.on('error', () => socket.destroy());
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}
