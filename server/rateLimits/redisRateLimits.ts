import { Redis } from 'ioredis';
import { RateLimiterMemory, RateLimiterRedis } from 'rate-limiter-flexible';
import { rateLimitsBy, type RateLimits } from './rateLimits.js';

/** Limits that several servers share. */
export interface SharedRateLimits extends RateLimits {
  close(): Promise<void>;
}

/**
 * Limits counted in the Redis at this address. Throws when it cannot be reached; when it goes away later, each server
 * counts in its own memory until it is back.
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
