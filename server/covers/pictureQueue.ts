import { refuse } from '../domain/shared/errors.js';
import type { PictureOrder } from './pictureOrder.js';

/** Files that wait are in memory: this many, of 5 MB at most. */
const MOST_WAITING = 24;

/** How many pictures of one account may wait while another picture is made. */
const MOST_WAITING_OF_ACCOUNT = 2;

const SECONDS_TO_COME_BACK = 10;

type Work = () => Promise<void>;

/**
 * Makes one picture after the other: decoding takes a processor and much memory, both of which those who read the site need.
 * Accounts take turns, so that the pictures of one make another wait for one picture only.
 */
export class PictureQueue {
  /** The work that waits, by account. The account whose turn is next comes first. */
  private readonly waiting = new Map<string, Work[]>();
  private isBusy = false;

  /** Refuses TOO_MANY_ATTEMPTS when the account waits for two pictures, and SERVICE_UNAVAILABLE when too many wait at all. */
  async push<Result>({ accountId, noPlace }: PictureOrder, work: () => Promise<Result>): Promise<Result> {
    const own = this.waiting.get(accountId) ?? [];
    if (own.length >= MOST_WAITING_OF_ACCOUNT) noPlace(SECONDS_TO_COME_BACK);
    if (this.length >= MOST_WAITING) {
      refuse('SERVICE_UNAVAILABLE', { values: { seconds: SECONDS_TO_COME_BACK } });
    }
    return new Promise<Result>((resolve, reject) => {
      this.waiting.set(accountId, [...own, () => work().then(resolve, reject)]);
      void this.run();
    });
  }

  private get length(): number {
    return [...this.waiting.values()].reduce((sum, { length }) => sum + length, 0);
  }

  private async run(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    for (let work = this.next(); work; work = this.next()) await work();
    this.isBusy = false;
  }

  /** Takes the next work; its account goes to the end of the line. */
  private next(): Work | undefined {
    const [first] = this.waiting;
    if (!first) return undefined;
    const [accountId, [work, ...others]] = first;
    this.waiting.delete(accountId);
    if (others.length > 0) this.waiting.set(accountId, others);
    return work;
  }
}
