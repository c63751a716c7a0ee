import type { EndWatch } from '../../usecases/live/watch.js';

/**
 * The changes that a subscription answers: one at once, so that nothing is missed between a query and its subscription, and
 * then one for all that came since the last answer began.
 */
export class Changes implements AsyncIterableIterator<Changes> {
  private isChanged = true;
  private hasEnded = false;
  private wake = (): void => undefined;
  private end: EndWatch = () => undefined;

  /** Begins to watch. */
  static async of(watch: (onChange: () => void) => Promise<EndWatch>): Promise<Changes> {
    const changes = new Changes();
    changes.end = await watch(() => changes.note());
    return changes;
  }

  [Symbol.asyncIterator](): this {
    return this;
  }

  /** Waits for a change. It stands until an answer begins. */
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

  /** Called when an answer begins: it will show every change so far. */
  beginAnswer(): void {
    this.isChanged = false;
  }

  private note(): void {
    this.isChanged = true;
    this.wake();
  }
}
