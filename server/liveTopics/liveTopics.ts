/** Something that changes while people look at it. */
export type Topic =
  `order:${string}` | `cart:${string}` | `shop:${string}` | `waiting:${string}` | `sessions:${string}`;

/** The names of what changes, by the id of the order, the buyer, the seller or the person. */
export const topics = {
  order: (orderId: string): Topic => `order:${orderId}`,
  cart: (buyerId: string): Topic => `cart:${buyerId}`,
  shop: (sellerId: string): Topic => `shop:${sellerId}`,
  /** What a person waits for. */
  waiting: (userId: string): Topic => `waiting:${userId}`,
  /** Sessions of a person have ended. */
  sessions: (userId: string): Topic => `sessions:${userId}`,
};

/** A transaction, as far as telling of changes needs it. */
export interface TopicSql {
  queryPrepared(text: string, values?: readonly unknown[]): Promise<unknown>;
}

/** How use-cases tell every server of a change, and hear of the changes that any server makes. */
export interface LiveTopics {
  /** Tells of changes in their transaction: they are heard when it is committed, and never otherwise. */
  publish(tx: TopicSql, changed: readonly Topic[]): Promise<void>;
  /** Calls back after each change, and when changes may have gone unheard. Answers how to end that. */
  watch(topic: Topic, onChange: () => void): Promise<() => void>;
}
