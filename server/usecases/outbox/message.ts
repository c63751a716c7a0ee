/** A recipient, and the details of a message, which are stored as JSON until the message is sent. */
export interface Addressed<About extends object> {
  recipientId: string;
  about: About;
}

/** The keys that identify equal messages, and messages to send together. */
export interface Grouping {
  /**
   * Deduplication key, for messages that could be queued twice. Of messages with the same key, only the first is
   * stored.
   */
  cause?: string;
  /** Messages of one thread that wait for the same person at the same time are sent as one mail. */
  thread?: string;
}

/**
 * A message to one person: to an account, or to the operator's email address. Each kind of notification creates its own
 * messages (notifications/kinds).
 */
export interface OutgoingMessage extends Grouping {
  to: { recipientId: string } | { address: string };
  about: object;
  /** Name of the notification kind. */
  kind: string;
}

/** Returns the thread of all messages about orders, reviews and rentals between this buyer and this seller. */
export const threadOf = ({ buyerId, sellerId }: { buyerId: string; sellerId: string }) =>
  `${buyerId} ${sellerId}`;
