import type { WebSocket } from '@fastify/websocket';
import { CloseCode } from 'graphql-ws';

/**
 * Replaces the one close reason of graphql-ws that quotes a client: 'Subscriber for … already exists' holds the id that the
 * client chose. An id of more than 100 bytes would also be too long for a reason.
 */
export function closeWithoutQuoting(socket: WebSocket): void {
  const close = socket.close.bind(socket);
  socket.close = (code, reason) =>
    close(
      code,
      code === CloseCode.SubscriberAlreadyExists ? 'The id of this subscription is in use' : reason,
    );
}
