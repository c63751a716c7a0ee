import { refuseExceeded, type LimitName, type LimitState, type RateLimits } from './rateLimits.js';

/** Receives the state of a limit after an attempt; null after an attempt was given back or the limit was reset. */
export type NoteLimit = (name: LimitState['name'], state: LimitState | null) => void;

/**
 * The rate limits of one request. Calls `note` with the state of each limit that the request counts towards, for the
 * headers of the response.
 */
export class NotedLimits implements RateLimits {
  constructor(
    private readonly limits: RateLimits,
    private readonly note: NoteLimit,
  ) {}

  async take(limit: LimitName, key: string, points?: number): Promise<LimitState | null> {
    const state = await this.limits.take(limit, key, points);
    if (state) this.note(limit, state);
    return state;
  }

  async consume(limit: LimitName, key: string, points?: number): Promise<void> {
    refuseExceeded(await this.take(limit, key, points));
  }

  async giveBack(limit: LimitName, key: string): Promise<void> {
    await this.limits.giveBack(limit, key);
    this.note(limit, null);
  }

  async reset(limit: LimitName, key: string): Promise<void> {
    await this.limits.reset(limit, key);
    this.note(limit, null);
  }
}
