import type { LimitName } from '../../../rateLimits/rateLimits.js';
import type { Scope } from '../../scope.js';

/** Counts an order towards the buyer's rate limit, and towards the buyer's limit for each of these sellers. */
export type CountOrder = (sellerIds: readonly string[]) => Promise<void>;

/**
 * Limits how many orders a buyer places, because every order sends mail to its sellers. Throws TOO_MANY_ATTEMPTS if a
 * limit is exceeded.
 *
 * `work` receives a function that counts the order, and must call it just before it places the order. The order counts
 * once even if the transaction is retried, and not at all if `work` throws.
 */
export async function countedOrder(
  { rateLimits }: Pick<Scope, 'rateLimits'>,
  buyerId: string,
  work: (count: CountOrder) => Promise<string>,
): Promise<string> {
  const counted = new Map<string, { limit: LimitName; key: string }>();
  const countOnce = async (limit: LimitName, key: string) => {
    if (counted.has(`${limit} ${key}`)) return;
    counted.set(`${limit} ${key}`, { limit, key });
    await rateLimits.consume(limit, key);
  };
  try {
    return await work(async (sellerIds) => {
      await countOnce('order', buyerId);
      for (const sellerId of new Set(sellerIds)) await countOnce('orderFromSeller', `${buyerId} ${sellerId}`);
    });
  } catch (error) {
    for (const { limit, key } of counted.values()) await rateLimits.giveBack(limit, key);
    throw error;
  }
}
