import type { LimitName } from '../../rateLimits/rateLimits.js';
import type { Scope } from '../scope.js';

/** Counts the order towards the limits of its buyer, and of its buyer and each of these sellers. */
export type CountOrder = (sellerIds: readonly string[]) => Promise<void>;

/**
 * Runs the work that places an order, which counts it just before it is placed. However often its transaction is tried, the
 * order counts once, and not at all if nothing is ordered. Every order mails its sellers: without a limit, a buyer could
 * order and cancel to flood a seller with mail. Refuses TOO_MANY_ATTEMPTS.
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
