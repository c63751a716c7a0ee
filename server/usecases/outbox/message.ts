/** Whom something is told, and what it is about: kept as JSON until it is sent. */
export interface Addressed<About extends object> {
  recipientId: string;
  about: About;
}

/** Something to tell one person; its kind makes it (kinds/). */
export interface OutgoingMessage extends Addressed<object> {
  /** The name of its kind. */
  kind: string;
  /** What it is about, when it might be asked for twice: of messages with the same cause only the first is kept. */
  cause?: string;
  /** Messages of one thread that wait for the same person at the same time leave as one mail. */
  thread?: string;
}

/** The thread of what happens between a buyer and a seller. */
export const threadOf = ({ buyerId, sellerId }: { buyerId: string; sellerId: string }) =>
  `${buyerId} ${sellerId}`;
