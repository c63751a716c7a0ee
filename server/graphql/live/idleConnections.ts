import type { Context, ServerOptions } from 'graphql-ws';
import type { Extra } from 'graphql-ws/use/@fastify/websocket';
import type { Scope } from '../../usecases/scope.js';

/** The first message of a client. `authorization` has the format of the HTTP header. */
export interface Hello extends Record<string, unknown> {
  authorization?: unknown;
}

/** An open WebSocket, with the client's first message and the request that opened it. */
export type Connection = Context<Hello, Extra>;

/** Milliseconds after which a visitor's connection is closed if it has no subscriptions. */
const IDLE_MS = 60_000;

/** WebSocket close code after which graphql-ws clients do not reconnect automatically. */
const NORMAL_CLOSURE = 1000;

type Watch = Required<Pick<ServerOptions<Hello, Extra>, 'onConnect' | 'onComplete' | 'onClose'>>;

/**
 * Closes the connections of visitors that have no subscriptions, so that visitors cannot keep many connections open.
 * Connections with a subscription stay open. Connections of accounts stay open while the session is valid.
 */
export function endWhenIdle(scopeOf: (connection: Connection) => Pick<Scope, 'principal'>): Watch {
  const timers = new WeakMap<Connection, NodeJS.Timeout>();
  const forget = (connection: Connection) => clearTimeout(timers.get(connection));
  const watch = (connection: Connection) => {
    forget(connection);
    timers.set(
      connection,
      setTimeout(() => void look(connection), IDLE_MS),
    );
  };
  const look = async (connection: Connection) => {
    // If the database is unavailable, the connection stays open, because it may belong to an account.
    const isVisitor = await scopeOf(connection)
      .principal()
      .then((principal) => principal === null)
      .catch(() => false);
    // `onComplete` restarts the timer when a subscription ends.
    if (Object.keys(connection.subscriptions).length > 0) return;
    if (isVisitor) connection.extra.socket.close(NORMAL_CLOSURE, 'Nothing is subscribed to');
    else watch(connection);
  };
  return { onConnect: watch, onComplete: watch, onClose: forget };
}
