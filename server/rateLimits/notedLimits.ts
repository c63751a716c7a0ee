import { refuseExceeded, type LimitName, type LimitState, type RateLimits } from './rateLimits.js';

/** Hears how a limit stands after an attempt; null when the attempt was taken back. */
export type NoteLimit = (name: LimitState['name'], state: LimitState | null) => void;

/** The limits as one request meets them: what it has used up is noted, for the headers of its answer. */
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
