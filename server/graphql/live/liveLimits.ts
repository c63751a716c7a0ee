/** Limits of subscriptions. Each process counts its own. */
export const LIVE_LIMITS = {
  /** Maximum number of subscriptions of a connection. */
  ofConnection: 20,
  /** Maximum number of subscriptions of an account or a support view, over all its connections. */
  ofAccount: 60,
  /** Number of refused subscriptions after which a connection is closed. */
  refusals: 3,
  /**
   * Maximum number of connections of a network. It is high, because the staff of an office may keep the site open in
   * many tabs.
   */
  connections: 200,
} as const;

/** Close code of graphql-ws for too many requests. Clients do not reconnect automatically after this code. */
export const TOO_MANY = 4429;
