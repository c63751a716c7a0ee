import { refuse } from '../domain/shared/errors.js';
import type { PictureOrder } from './pictureOrder.js';

/** Maximum number of waiting pictures. Their files are in memory, with up to 5 MB each. */
const MOST_WAITING = 24;

/** Maximum number of waiting pictures per account, in addition to the one being made. */
const MOST_WAITING_OF_ACCOUNT = 2;

const SECONDS_TO_COME_BACK = 10;

type Work = () => Promise<void>;

/**
 * Makes one picture at a time: decoding takes a processor and much memory, which requests need too. Accounts take
 * turns, so that each account delays the others by only one picture.
 */
export class PictureQueue {
  /** Waiting jobs by account. The first account is next. */
  private readonly waiting = new Map<string, Work[]>();
  private isBusy = false;

  /**
   * Queues a job. Throws TOO_MANY_ATTEMPTS if two pictures of the account already wait, and SERVICE_UNAVAILABLE if 24
   * pictures wait in total.
   */
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

  /** Removes and returns the next job. Moves its account to the end of the queue. */
  private next(): Work | undefined {
    const [first] = this.waiting;
    if (!first) return undefined;
    const [accountId, [work, ...others]] = first;
    this.waiting.delete(accountId);
    if (others.length > 0) this.waiting.set(accountId, others);
    return work;
  }
}
