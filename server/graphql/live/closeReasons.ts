import type { WebSocket } from '@fastify/websocket';
import { CloseCode } from 'graphql-ws';

/**
 * Replaces the only close reason of graphql-ws that quotes a client: 'Subscriber for … already exists' contains the id that
 * the client chose. A long id would also exceed the maximum length of a reason.
 */
export function closeWithoutQuoting(socket: WebSocket): void {
  const close = socket.close.bind(socket);
  socket.close = (code, reason) =>
    close(
      code,
      code === CloseCode.SubscriberAlreadyExists ? 'The id of this subscription is in use' : reason,
    );
}
