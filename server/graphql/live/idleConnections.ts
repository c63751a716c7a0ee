import type { Context, ServerOptions } from 'graphql-ws';
import type { Extra } from 'graphql-ws/use/@fastify/websocket';
import type { Scope } from '../../usecases/scope.js';

/** What a client may say when it connects: `authorization`, as in the header of that name. */
export interface Hello extends Record<string, unknown> {
  authorization?: unknown;
}

/** An open WebSocket. */
export type Connection = Context<Hello, Extra>;

/** For how long a visitor's connection may stay without a subscription. */
const IDLE_MS = 60_000;

/** An end after which clients of graphql-ws do not connect again by themselves. */
const NORMAL_CLOSURE = 1000;

type Watch = Required<Pick<ServerOptions<Hello, Extra>, 'onConnect' | 'onComplete' | 'onClose'>>;

/**
 * Ends the connections of visitors that wait for nothing, so that nobody can hold many of them for ever. One with a
 * subscription stays, and so does that of somebody signed in, for as long as the session lasts.
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
    // While the database is away nobody can be told from a visitor.
    const isVisitor = await scopeOf(connection)
      .principal()
      .then((principal) => principal === null)
      .catch(() => false);
    // The last subscription to end begins a new minute.
    if (Object.keys(connection.subscriptions).length > 0) return;
    if (isVisitor) connection.extra.socket.close(NORMAL_CLOSURE, 'Nothing is subscribed to');
    else watch(connection);
  };
  return { onConnect: watch, onComplete: watch, onClose: forget };
}
