import { refuse } from '../../domain/shared/errors.js';
import { LIVE_LIMITS } from './liveLimits.js';
import { Places } from './places.js';

/** A place of a subscription among all subscriptions of its account. */
export interface Turns {
  /** Runs the work when all earlier work of the account is done. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
  leave(): void;
}

/**
 * Limits the number of subscriptions of each account. Computes an account's results one at a time, so that an account
 * with many subscriptions does not delay others.
 */
export class AccountTurns {
  private readonly places = new Places(LIVE_LIMITS.ofAccount);
  /** The most recently queued work of each account. */
  private readonly last = new Map<string, Promise<unknown>>();

  /** Registers a subscription. Throws TOO_MANY_SUBSCRIPTIONS if the account already has 60 subscriptions. */
  enter(accountId: string): Turns {
    const leave =
      this.places.take(accountId) ??
      refuse('TOO_MANY_SUBSCRIPTIONS', { values: { max: LIVE_LIMITS.ofAccount } });
    return { leave, inTurn: (work) => this.inTurn(accountId, work) };
  }

  private async inTurn<Result>(accountId: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(accountId) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.last.set(accountId, mine);
    try {
      return await mine;
    } finally {
      if (this.last.get(accountId) === mine) this.last.delete(accountId);
    }
  }
}
