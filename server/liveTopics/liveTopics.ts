/** A topic that live screens watch: the kind of data that changed, and an id. */
export type Topic =
  `order:${string}` | `cart:${string}` | `shop:${string}` | `waiting:${string}` | `sessions:${string}`;

/** Functions that return the topic of an order, a cart, a shop, a waiting list or an account's sessions. */
export const topics = {
  order: (orderId: string): Topic => `order:${orderId}`,
  cart: (buyerId: string): Topic => `cart:${buyerId}`,
  shop: (sellerId: string): Topic => `shop:${sellerId}`,
  /** The waiting list entries of a reader. */
  waiting: (userId: string): Topic => `waiting:${userId}`,
  /** Published when sessions of an account end. */
  sessions: (userId: string): Topic => `sessions:${userId}`,
};

/** The part of a transaction that publishing needs. */
export interface TopicSql {
  queryPrepared(text: string, values?: readonly unknown[]): Promise<unknown>;
}

/** Publishes changes to all servers, and watches the changes that any server publishes. */
export interface LiveTopics {
  /**
   * Publishes changes in a transaction. Servers get the changes when the transaction commits, and never if it is rolled
   * back.
   */
  publish(tx: TopicSql, changed: readonly Topic[]): Promise<void>;
  /**
   * Calls `onChange` after each change, and after an interruption in which changes may have been missed. Resolves
   * with a function that stops watching.
   */
  watch(topic: Topic, onChange: () => void): Promise<() => void>;
}
