import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../domain/errors.js';

/** What is limited: how many points in how many seconds for one key. Generous for an office behind one address. */
const LIMITS = {
  signUp: { points: 100, duration: 60 },
  logIn: { points: 300, duration: 60 },
  rating: { points: 60, duration: 60 },
  mailedLink: { points: 5, duration: 60 * 60 },
  wrongPassword: { points: 10, duration: 15 * 60 },
} as const;

export type LimitName = keyof typeof LIMITS;

const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[];

/** Counts attempts and refuses with TOO_MANY_ATTEMPTS (value: seconds to wait) when there are too many. */
export interface RateLimits {
  /** Counts one attempt, or refuses it. */
  consume(limit: LimitName, key: string): Promise<void>;
  /** Refuses when the key has used up its attempts, without counting one. */
  check(limit: LimitName, key: string): Promise<void>;
  /** Forgets the key's attempts. */
  reset(limit: LimitName, key: string): Promise<void>;
}

/** Limits that are never reached, for load tests. */
export const noRateLimits: RateLimits = {
  async consume() {},
  async check() {},
  async reset() {},
};

/** Limits counted in this process's memory. */
export function memoryRateLimits(): RateLimits {
  return rateLimitsBy((limit) => new RateLimiterMemory(limit));
}

/** One limit for a counter: points in seconds, under a prefix of its own. */
export interface CountedLimit {
  keyPrefix: LimitName;
  points: number;
  duration: number;
}

/** The limits, each counted by a counter that is made for it. */
export function rateLimitsBy(counterOf: (limit: CountedLimit) => RateLimiterAbstract): RateLimits {
  const counters = new Map(
    LIMIT_NAMES.map((keyPrefix) => [keyPrefix, counterOf({ keyPrefix, ...LIMITS[keyPrefix] })]),
  );
  const counter = (name: LimitName) => counters.get(name) ?? refuse('INTERNAL_ERROR');
  return {
    async consume(limit, key) {
      await counter(limit).consume(key).catch(refuseWhenUsedUp);
    },
    async check(limit, key) {
      const state = await counter(limit).get(key);
      if (state && state.consumedPoints >= LIMITS[limit].points) refuseWhenUsedUp(state);
    },
    async reset(limit, key) {
      await counter(limit).delete(key);
    },
  };
}

function refuseWhenUsedUp(reason: unknown): never {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  return refuse('TOO_MANY_ATTEMPTS', { values: { seconds: Math.ceil(reason.msBeforeNext / 1000) } });
}
