import type { EndWatch } from '../../usecases/live/watch.js';

/**
 * The changes for which a subscription sends results. A change is pending at the start, because data may have changed
 * between the client's query and its subscription. Later changes are merged until work on the next result begins.
 */
export class Changes implements AsyncIterableIterator<Changes> {
  private isChanged = true;
  private hasEnded = false;
  private wake = (): void => undefined;
  private end: EndWatch = () => undefined;

  /** Starts watching. `watch` must call its argument after each change. */
  static async of(watch: (onChange: () => void) => Promise<EndWatch>): Promise<Changes> {
    const changes = new Changes();
    changes.end = await watch(() => changes.note());
    return changes;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Waits for a change, which stays pending until `beginAnswer` is called. */
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

  /** Clears the pending change. Called when work on a result begins, because this result will include the change. */
  beginAnswer(): void {
    this.isChanged = false;
  }

  private note(): void {
    this.isChanged = true;
    this.wake();
  }
}
