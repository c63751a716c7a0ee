import { Repeater, SlidingBuffer } from '@repeaterjs/repeater';
import type { EndWatch } from '../../usecases/live/watch.js';

/**
 * The events of a subscription: one at once, so that nothing is missed between a query and its subscription, and one after
 * each change. Changes that come while an answer is on its way count as one.
 */
export async function changes(watch: (onChange: () => void) => Promise<EndWatch>): Promise<Repeater<true>> {
  let tell = (): void => undefined;
  const end = await watch(() => tell());
  return new Repeater<true>(async (push, stop) => {
    tell = () => void push(true);
    tell();
    await stop;
    end();
  }, new SlidingBuffer(1));
}
