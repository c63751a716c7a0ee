import type { EndWatch } from '../../usecases/live/watch.js';

/**
 * Changes to which a subscription responds: one at once, so that nothing is missed between a query and its
 * subscription, then one for all changes since the last result began.
 */
export class Changes implements AsyncIterableIterator<Changes> {
  private isChanged = true;
  private hasEnded = false;
  private wake = (): void => undefined;
  private end: EndWatch = () => undefined;

  /** Starts watching. */
  static async of(watch: (onChange: () => void) => Promise<EndWatch>): Promise<Changes> {
    const changes = new Changes();
    changes.end = await watch(() => changes.note());
    return changes;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Waits for a change. The change stays pending until `beginAnswer`. */
  async next(): Promise<IteratorResult<Changes, undefined>> {
    while (!this.isChanged && !this.hasEnded) await new Promise<void>((resolve) => (this.wake = resolve));
    return this.hasEnded ? { done: true, value: undefined } : { done: false, value: this };
  }

  async return(): Promise<IteratorResult<Changes, undefined>> {
    if (!this.hasEnded) this.end();
    this.hasEnded = true;
    this.wake();
    return { done: true, value: undefined };
  }

  /** Clears the pending change. Called when work on a result begins, because that result will show it. */
  beginAnswer(): void {
    this.isChanged = false;
  }

  private note(): void {
    this.isChanged = true;
    this.wake();
  }
}
