import type { GraphQLFormattedError } from 'graphql';
import type { ErrorCode } from '../../domain/shared/errors.js';
import type { Connection } from './idleConnections.js';
import { LIVE_LIMITS, TOO_MANY } from './liveLimits.js';

const REFUSED: ErrorCode = 'TOO_MANY_SUBSCRIPTIONS';

/**
 * Closes a connection that keeps subscribing although its account or the connection itself has too many subscriptions. The
 * first refusals only send errors, because closing the connection ends its other subscriptions.
 */
export class RefusedSubscriptions {
  private readonly refused = new WeakMap<Connection, number>();

  /**
   * Counts a subscription that was refused with TOO_MANY_SUBSCRIPTIONS. Closes the connection after the last refusal
   * allowed.
   */
  note(connection: Connection, errors: readonly GraphQLFormattedError[]): void {
    if (!errors.some(({ extensions }) => extensions?.['code'] === REFUSED)) return;
    const count = (this.refused.get(connection) ?? 0) + 1;
    this.refused.set(connection, count);
    // Closes the connection only after the error has been sent.
    if (count === LIVE_LIMITS.refusals)
      setImmediate(() => connection.extra.socket.close(TOO_MANY, 'Too many subscriptions'));
  }
}
