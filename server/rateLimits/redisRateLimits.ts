import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { rateLimitsBy, type RateLimits } from './rateLimits.js';

/** Rate limits that are counted in Redis, so that all servers share them. */
export interface SharedRateLimits extends RateLimits {
  close(): Promise<void>;
}

/**
 * Connects to Redis at this address and returns rate limits that are counted there. Throws an Error if Redis cannot
 * be reached. If the connection is lost later, each server counts in its own memory until Redis is back.
 */
export async function openRedisRateLimits(
  url: string,
  onError: (error: Error) => void,
): Promise<SharedRateLimits> {
  const redis = new Redis(url, { lazyConnect: true, enableOfflineQueue: false, maxRetriesPerRequest: 1 });
  redis.on('error', onError);
  try {
    await redis.connect();
  } catch (error) {
    redis.disconnect();
    throw error;
  }
  const limits = rateLimitsBy(
    (limit) =>
      new RateLimiterRedis({
        ...limit,
        keyPrefix: `panna:${limit.keyPrefix}`,
        storeClient: redis,
        insuranceLimiter: new RateLimiterMemory(limit),
      }),
  );
  return { ...limits, close: async () => redis.disconnect() };
}
