/** Limits of subscriptions. Each process counts its own. */
export const LIVE_LIMITS = {
  /** Subscriptions of a connection. */
  ofConnection: 20,
  /** Subscriptions of an account or a support view, over all its connections. */
  ofAccount: 60,
  /** Refused subscriptions after which a connection is closed. */
  refusals: 3,
  /** Connections of a network. The staff of an office may keep the site open in many tabs. */
  connections: 200,
} as const;

/** Close code of graphql-ws for too many requests. Clients do not reconnect automatically after this code. */
export const TOO_MANY = 4429;
