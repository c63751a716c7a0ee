import { refuse } from '../../domain/shared/errors.js';
import { Places } from './places.js';

/** How many subscriptions one account may have at a time, over all its connections to this process. */
const MOST_OF_ACCOUNT = 60;

/** The place of a subscription among those of its account. */
export interface Turns {
  /** Does the work when all work of the account before it is done. */
  inTurn<Result>(work: () => Promise<Result>): Promise<Result>;
  leave(): void;
}

/**
 * Bounds the subscriptions of each account and answers them one after the other, so that a reader with many of them makes
 * nobody else wait.
 */
export class AccountTurns {
  private readonly places = new Places(MOST_OF_ACCOUNT);
  /** The last work of each account. */
  private readonly last = new Map<string, Promise<unknown>>();

  /** Refuses TOO_MANY_SUBSCRIPTIONS. */
  enter(accountId: string): Turns {
    const leave =
      this.places.take(accountId) ?? refuse('TOO_MANY_SUBSCRIPTIONS', { values: { max: MOST_OF_ACCOUNT } });
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
