import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import { refuse } from '../domain/shared/errors.js';

/** What is limited: how many points in how many seconds for one key. Generous for an office behind one address. */
const LIMITS = {
  signUp: { points: 100, duration: 60 },
  logIn: { points: 300, duration: 60 },
  rating: { points: 60, duration: 60 },
  mailedLink: { points: 5, duration: 60 * 60 },
  passwordReset: { points: 10, duration: 60 * 60 },
  order: { points: 60, duration: 60 * 60 },
  orderFromSeller: { points: 12, duration: 60 * 60 },
  upload: { points: 200, duration: 60 * 60 },
  /** Of uploaded pictures, charged by their headers. */
  megapixels: { points: 3000, duration: 60 * 60 },
  wrongPassword: { points: 10, duration: 15 * 60 },
  wrongSecondFactor: { points: 10, duration: 15 * 60 },
  wrongPasswordOfAccount: { points: 100, duration: 60 * 60 },
} as const;

export type LimitName = keyof typeof LIMITS;

const LIMIT_NAMES = Object.keys(LIMITS) as LimitName[];

/** How a limit stands for one key, after an attempt. */
export interface LimitState {
  name: LimitName | 'waitingPictures';
  /** How many attempts it allows in its window, and how long that is, in seconds. */
  points: number;
  duration: number;
  remaining: number;
  /** Until the window ends. */
  seconds: number;
  isExceeded: boolean;
  /** Whether this attempt is the first that is too many in its window. */
  isFirstExceeding: boolean;
}

/**
 * Counts attempts. Whatever may turn out to be no attempt after all, such as a log-in with the right password, is counted
 * first and given back afterwards: of many at once no more than the limit get through.
 */
export interface RateLimits {
  /** Counts an attempt, of one point or several, or refuses it with TOO_MANY_ATTEMPTS (value: seconds to wait). */
  consume(limit: LimitName, key: string, points?: number): Promise<void>;
  /** Counts one attempt and answers how the limit stands; null where nothing is limited. */
  take(limit: LimitName, key: string, points?: number): Promise<LimitState | null>;
  /** Takes back one attempt of the key. */
  giveBack(limit: LimitName, key: string): Promise<void>;
  /** Forgets the key's attempts. */
  reset(limit: LimitName, key: string): Promise<void>;
}

/** Limits that are never reached, for load tests. */
export const noRateLimits: RateLimits = {
  async consume() {},
  async take() {
    return null;
  },
  async giveBack() {},
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

/** Refuses TOO_MANY_ATTEMPTS when an attempt was one too many. */
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
