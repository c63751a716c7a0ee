import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../domain/shared/errors.js';

/**
 * The rate limits: `points` for each key within `duration` seconds. They are high enough for an office in which many
 * people share one address.
 */
const LIMITS = {
  signUp: { points: 100, duration: 60 },
  logIn: { points: 300, duration: 60 },
  rating: { points: 60, duration: 60 },
  mailedLink: { points: 5, duration: 60 * 60 },
  /**
   * Limits the password mails that are sent after reports of an intruder. It is separate from `mailedLink`, because an
   * intruder can use that limit up.
   */
  reportedIntrusion: { points: 5, duration: 60 * 60 },
  passwordReset: { points: 10, duration: 60 * 60 },
  order: { points: 60, duration: 60 * 60 },
  orderFromSeller: { points: 12, duration: 60 * 60 },
  upload: { points: 200, duration: 60 * 60 },
  /** Megapixels of uploaded pictures, as stated in the headers of the picture files. */
  megapixels: { points: 3000, duration: 60 * 60 },
  wrongPassword: { points: 10, duration: 15 * 60 },
  wrongSecondFactor: { points: 10, duration: 15 * 60 },
  wrongPasswordOfAccount: { points: 100, duration: 60 * 60 },
} as const;

export type LimitName = keyof typeof LIMITS;

const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[];

/** The state of a limit for one key, after an attempt. */
export interface LimitState {
  name: LimitName | 'waitingPictures';
  /** Points that the limit allows within a window of `duration` seconds. */
  points: number;
  duration: number;
  remaining: number;
  /** Seconds until the window ends. */
  seconds: number;
  isExceeded: boolean;
  /** True if this attempt is the first in the window to exceed the limit. */
  isFirstExceeding: boolean;
}

/**
 * Counts attempts before their outcome is known, so that simultaneous attempts cannot exceed the limit. Attempts that
 * must not count, such as a log-in with the right password, are subtracted later.
 */
export interface RateLimits {
  /**
   * Counts an attempt of one or more points. Throws TOO_MANY_ATTEMPTS, with the seconds to wait, if the limit is
   * exceeded.
   */
  consume(limit: LimitName, key: string, points?: number): Promise<void>;
  /** Counts an attempt and returns the state of the limit; null if rate limits are off. */
  take(limit: LimitName, key: string, points?: number): Promise<LimitState | null>;
  /** Removes one point from the count of the key. */
  giveBack(limit: LimitName, key: string): Promise<void>;
  /** Sets the count of the key to zero. */
  reset(limit: LimitName, key: string): Promise<void>;
}

/** Rate limits that are never exceeded, for load tests. */
export const noRateLimits: RateLimits = {
  async consume() {},
  async take() {
    return null;
  },
  async giveBack() {},
  async reset() {},
};

/** Returns rate limits that are counted in the memory of this process. */
export function memoryRateLimits(): RateLimits {
  return rateLimitsBy((limit) => new RateLimiterMemory(limit));
}

/** The settings of one counter. `keyPrefix` separates its keys from those of other counters. */
export interface CountedLimit {
  keyPrefix: LimitName;
  points: number;
  duration: number;
}

/** Returns rate limits with one counter for each limit, created by `counterOf`. */
export function rateLimitsBy(counterOf: (limit: CountedLimit) => RateLimiterAbstract): RateLimits {
  const counters = new Map(
    LIMIT_NAMES.map((keyPrefix) => [keyPrefix, counterOf({ keyPrefix, ...LIMITS[keyPrefix] })]),
  );
  const counter = (name: LimitName) => counters.get(name) ?? refuse('INTERNAL_ERROR');
  const take = async (name: LimitName, key: string, points = 1) =>
    stateOf(name, await counter(name).consume(key, points).catch(tooMany));
  return {
    take,
    async consume(limit, key, points) {
      refuseExceeded(await take(limit, key, points));
    },
    async giveBack(limit, key) {
      await counter(limit).reward(key);
    },
    async reset(limit, key) {
      await counter(limit).delete(key);
    },
  };
}

/** Throws TOO_MANY_ATTEMPTS, with the seconds to wait, if the attempt exceeded the limit. */
export function refuseExceeded(state: LimitState | null): void {
  if (state?.isExceeded) refuse('TOO_MANY_ATTEMPTS', { values: { seconds: state.seconds } });
}

function tooMany(reason: unknown): RateLimiterRes {
  if (!(reason instanceof RateLimiterRes)) throw reason;
  return reason;
}

function stateOf(name: LimitName, { consumedPoints, msBeforeNext }: RateLimiterRes): LimitState {
  const { points, duration } = LIMITS[name];
  return {
    name,
    points,
    duration,
    remaining: Math.max(0, points - consumedPoints),
    seconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
    isExceeded: consumedPoints > points,
    isFirstExceeding: consumedPoints === points + 1,
  };
}
